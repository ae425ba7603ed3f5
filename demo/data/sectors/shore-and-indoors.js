import { residents, zone } from "./builders";
export const otherSectors = [
    {
        id: "littoral",
        zooId: "sentinelle",
        name: "Littoral",
        color: "#0B63B5",
        enclosures: [
            {
                id: "cote-manchots",
                name: "Côte des manchots",
                memo: "Chlore et température de l'eau relevés deux fois par jour.",
                zones: [
                    zone("cote-manchots-plage", "Plage", 310, null, "outdoor"),
                    zone("cote-manchots-bassin", "Bassin", 220, null, "outdoor", "aquatic"),
                    zone("cote-manchots-nurserie", "Nurserie", 28, 2.6, "indoor"),
                ],
                residents: [residents("humboldt-penguin", 9, 11, 2)],
            },
            {
                id: "anse-otaries",
                name: "Anse des otaries",
                memo: null,
                zones: [
                    zone("anse-otaries-bassin", "Grand bassin", 780, null, "outdoor", "aquatic"),
                    zone("anse-otaries-rochers", "Rochers", 240, null, "outdoor"),
                    zone("anse-otaries-bassin-isolement", "Bassin d'isolement", 60, 3.5, "indoor", "aquatic"),
                ],
                residents: [residents("california-sea-lion", 1, 4)],
            },
            {
                id: "lagune-flamants",
                name: "Lagune des flamants",
                memo: null,
                zones: [
                    zone("lagune-flamants-lagune", "Lagune", 1500, null, "outdoor", "aquatic"),
                    zone("lagune-flamants-prairie", "Prairie", 900, null, "outdoor"),
                    zone("lagune-flamants-abri", "Abri d'hiver", 130, 3, "indoor"),
                ],
                residents: [residents("greater-flamingo", 12, 14)],
            },
            {
                id: "etang-pelicans",
                name: "Étang des pélicans",
                memo: null,
                zones: [
                    zone("etang-pelicans-etang", "Étang", 2100, null, "outdoor", "aquatic"),
                    zone("etang-pelicans-berge", "Berge", 850, null, "outdoor"),
                    zone("etang-pelicans-abri", "Abri d'hiver", 110, 3.2, "indoor"),
                ],
                residents: [
                    residents("great-white-pelican", 4, 4),
                    residents("white-stork", 3, 3),
                ],
            },
        ],
    },
    {
        id: "vivarium",
        zooId: "sentinelle",
        name: "Vivarium et nuit",
        color: "#6B4FA0",
        enclosures: [
            {
                id: "crocodiliere",
                name: "Crocodilière",
                memo: "Deux personnes et perche obligatoires dès l'ouverture de la trappe.",
                zones: [
                    zone("crocodiliere-plage", "Plage chauffée", 120, 5, "indoor"),
                    zone("crocodiliere-bassin-nil", "Bassin du Nil", 160, 5, "indoor", "aquatic"),
                    zone("crocodiliere-loge-nains", "Loge des crocodiles nains", 34, 3, "indoor"),
                    zone("crocodiliere-bassin-nains", "Bassin des crocodiles nains", 18, 3, "indoor", "aquatic"),
                ],
                residents: [
                    residents("nile-crocodile", 1, 2),
                    residents("dwarf-crocodile", 1, 1),
                ],
            },
            {
                id: "maison-dragons",
                name: "Maison des dragons",
                memo: null,
                zones: [
                    zone("maison-dragons-serre", "Serre du dragon de Komodo", 140, 4.5, "indoor"),
                    zone("maison-dragons-solarium", "Solarium", 90, null, "outdoor"),
                    zone("maison-dragons-terrarium-agames", "Désert des agames barbus", 7, 2, "indoor"),
                    zone("maison-dragons-terrarium-pythons-verts", "Canopée des pythons verts", 6, 2.6, "indoor"),
                ],
                residents: [
                    residents("komodo-dragon", 1, 0),
                    residents("central-bearded-dragon", 1, 3),
                    residents("green-tree-python", 1, 1),
                ],
            },
            {
                id: "galerie-reptiles",
                name: "Galerie des reptiles",
                memo: null,
                zones: [
                    zone("galerie-reptiles-terrarium-iguanes", "Terrarium des iguanes", 16, 3, "indoor"),
                    zone("galerie-reptiles-terrarium-boas", "Terrarium des boas", 9, 2.4, "indoor"),
                    zone("galerie-reptiles-terrarium-pythons-royaux", "Terrarium des pythons royaux", 5, 1.6, "indoor"),
                    zone("galerie-reptiles-terrarium-hermann", "Table des tortues d'Hermann", 12, 2.4, "indoor"),
                ],
                residents: [
                    residents("green-iguana", 1, 2),
                    residents("boa-constrictor", 1, 1),
                    residents("ball-python", 1, 2),
                    residents("hermanns-tortoise", 2, 3),
                ],
            },
            {
                id: "galerie-dendrobates",
                name: "Galerie des dendrobates",
                memo: "Osmoseur vérifié le lundi.",
                zones: [
                    zone("galerie-dendrobates-terrarium-azur", "Terrarium des dendrobates à tapirer", 3, 1.5, "indoor"),
                    zone("galerie-dendrobates-terrarium-jaune", "Terrarium des dendrobates à bandes jaunes", 3, 1.5, "indoor"),
                    zone("galerie-dendrobates-terrarium-terrible", "Terrarium des phyllobates", 3, 1.5, "indoor"),
                    zone("galerie-dendrobates-terrarium-rainettes", "Terrarium des rainettes", 3, 2, "indoor"),
                ],
                residents: [
                    residents("dyeing-poison-frog", 4, 5),
                    residents("yellow-banded-poison-frog", 3, 4),
                    residents("golden-poison-frog", 3, 3),
                    residents("red-eyed-tree-frog", 5, 4),
                ],
            },
            {
                id: "salle-mares",
                name: "Salle des mares",
                memo: null,
                zones: [
                    zone("salle-mares-aquarium-axolotls", "Aquarium des axolotls", 4, 1.1, "indoor", "aquatic"),
                    zone("salle-mares-paludarium-sonneurs", "Paludarium des sonneurs", 3, 1.4, "indoor", "aquatic"),
                    zone("salle-mares-terrarium-salamandres", "Terrarium des salamandres", 3, 1.2, "indoor"),
                ],
                residents: [
                    residents("axolotl", 2, 3),
                    residents("oriental-fire-bellied-toad", 0, 0, 8),
                    residents("fire-salamander", 2, 2),
                ],
            },
            {
                id: "grotte-roussettes",
                name: "Grotte des roussettes",
                memo: "Cycle jour et nuit inversé : éclairage blanc de 20 h à 8 h.",
                zones: [zone("grotte-roussettes-grotte", "Grotte", 140, 4, "indoor")],
                residents: [residents("egyptian-fruit-bat", 6, 9, 3)],
            },
        ],
    },
];
