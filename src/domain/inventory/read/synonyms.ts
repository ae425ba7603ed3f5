import type { InventoryField } from "../fields";
import { byPlainColumn } from "../fields";

/**
 * Titles of columns by what they say, as `titleKey` writes them: records systems (ZIMS, ARKS, Tracks, AWAG, tables of
 * specimens) and the seven languages, our own exports among them. The likelier of one field come first.
 */
export const synonyms: Readonly<Record<InventoryField, string>> = {
  suricateId: "suricateid idsuricate suricate",
  gan: "gan globalaccessionnumber globalaccession globalaccessionno zims zimsid zimsgan zimsnumber numerogan nogan ngan gannumber gannummer species360id",
  localId:
    "localid localidentifier lid idlocal idlocale idlocal identifiantlocal lokaleid lokaalid arksid arksnumber arks tracksid preferredid manimalnumber animalnumber animalid accessionnumber accessionno accession specimenid specimennumber inventorynumber inventarnummer inventarnr inventarisnummer numerodinventaire noinventaire numeroinventario matricule zugangsnummer tiernummer evidencnicislo recordid animalanonid registrationnumber id",
  name: "name housename animalname callname petname nom nomusuel nomdelanimal nomdemaison hausname rufname tiername nombre nombredelacasa nombredelanimal nome nomedicasa nomedecasa nomedoanimal naam huisnaam roepnaam jmeno",
  latin:
    "latinname scientificname latin scientific taxon taxonname speciesname species mspecies speciesid nomlatin nomscientifique especelatin espece especes lateinischername wissenschaftlichername latein art nombrelatino nombrecientifico especie nomelatino nomescientifico specie nomecientifico nomelatim nomeemlatim latijnsenaam wetenschappelijkenaam soort druh latinskynazev",
  commonName:
    "commonname englishname vernacularname speciescommonname nomcommun nomvernaculaire nomfrancais deutschername trivialname nombrecomun nombrevulgar nomecomune nomecomum gewonenaam nederlandsenaam",
  subSpecie:
    "subspecies subspecie subspeciesname ssp sousespece unterart subespecie sottospecie ondersoort poddruh",
  sex: "sex sextype msex gender gendertypecode gendertype sexe sexo sesso geschlecht geslacht pohlavi",
  birth:
    "birthdate dateofbirth dob mdateofbirth birth born hatchdate birthhatchdate datehatched birthday datedenaissance naissance neele geburtsdatum geburt geboren schlupfdatum fechadenacimiento nacimiento datadinascita nascita datadenascimento nascimento geboortedatum geboorte datumnarozeni",
  enclosure:
    "enclosure enclosurename currentenclosure exhibit exhibitname currentlocation location housing enclos emplacement localisation gehege anlage standort recinto instalacion ubicacion posizione localizacao verblijf hok",
  group:
    "group groupname groupe troupeau gruppe herde grupo gruppo groep kudde animalgroup",
  state:
    "status state globalstatus animalstatus misalive isalive alive etat statut vivant zustand estado stato toestand situacao lebt",
  deathDate:
    "deathdate dateofdeath death died datededeces datedumort datedemort deces todesdatum todestag gestorbenam gestorben fechademuerte fechadefallecimiento muerte datadimorte decesso datadamorte datadeobito obito sterfdatum overledenop overlijdensdatum datumumrti",
  departDate:
    "departdate departuredate dispositiondate dateofdeparture depart datededepart datedesortie abgangsdatum abgang abgegebenam fechadesalida fechadetraslado salida datadiuscita datadipartenza uscita partenza datadesaida datadetransferencia saida vertrekdatum vertrek",
  reason:
    "reason reasonofdeath deathreason causeofdeath dispositionreason departtype relevantdeathinformationtype motif raison causededeces causedudeces grund todesursache abgangsgrund motivo causademuerte motivodelfin causadimorte reden doodsoorzaak",
  ...byPlainColumn(({ titles }) => titles),
};
