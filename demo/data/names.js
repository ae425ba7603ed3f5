/** Given names for animals, more than there are animals; the order is fixed. */
export const demoAnimalNames = `
Abou Acacia Adonis Agathe Aïko Ajax Akira Alba Alizé Aloé Alto Amadou Amande Ambre Amélie Anatole Anis Anouk Apollo Ardoise Argan Ariane Arlo Armel Arrow Asha Asteria Atlas Aube Aurore Avel Awa Ayo Azur
Babel Badiane Balou Balsa Bambou Banjo Baobab Barley Basalte Basile Batik Bayou Béryl Bilbo Birdie Bleuet Bola Bongo Boréal Bosco Boubou Brice Brindille Brume Buru Butor
Cachou Cajou Calypso Camphre Cannelle Capri Caramel Carbone Cardamome Carmin Carob Cassis Castor Cèdre Celeste Chaï Chicorée Chili Chinook Cirrus Citron Clafoutis Clovis Coco Colza Comète Congo Coral Corto Cosmo Crocus Cumin Cyan Cyprès
Daïka Dakar Dali Dana Darwin Dattier Delta Diego Diva Djembé Dodo Dora Doudou Duna Dune Dusty
Ébène Écho Éclair Edel Églantine Eiko Élan Elfie Elio Ella Elvis Ember Énée Épice Érable Esmé Espoir Étincelle Étoile Eucalyptus Eurêka Evora
Fado Falco Fanal Farine Faust Fennec Fenouil Fergus Fidji Figue Filou Fiona Fjord Flocon Flora Foudre Fougère Framboise Freya Frimas Fuego Fuji Fusain
Gabin Galopin Gamay Ganda Garance Gaspard Gelsomina Genêt Geyser Gibus Gingko Giroflée Givre Goa Goliath Grenade Griotte Grisou Guarani Guimauve Gypse
Hadès Hakim Hanoï Haïku Harmonie Hasna Havane Hawa Hazel Hélios Henné Hermine Hestia Hibou Himba Hiro Hobbes Hoggar Horus Houblon Hugo Hygie
Ibiza Icare Idris Igloo Ilona Inari Inca Indigo Inès Inuk Iris Isha Isis Ithaque Ivo Ivoire Izia
Jade Jaipur Janis Java Jazz Jasmin Jedi Jicama Jojoba Jonas Jonquille Joris Jumbo Juno Jupiter Jute
Kadi Kaïs Kalinka Kanel Kaori Kapok Karité Kashmir Kato Kaya Kemi Kenza Kepler Kiara Kibo Kilim Kimba Kipling Kiwi Koba Koda Kofi Kora Kumo Kyoto
Lagune Lalique Lapis Largo Laurier Lavande Layla Lenny Léon Liane Libeccio Lichen Lilas Limbo Lino Litchi Loki Lola Lotus Louna Luciole Lumi Lune Lupin Lutin Lyra
Macis Madras Magma Maïa Maki Mali Malo Mambo Mandarine Mangue Manioc Maora Marula Masala Matcha Maya Medina Mélisse Melba Mélèze Merlin Météo Mika Milo Mimosa Mina Mirabelle Misha Mistral Moka Momo Mosaïque Mousson Muesli Muguet Myrte
Naïa Nala Namib Nandi Nara Navy Nayeli Neige Némo Néroli Neva Niko Nikita Nil Nimbus Ninja Nisha Noé Noisette Nomade Norah Nougat Nuage Nyasa Nym
Oasis Obi Ocre Odin Odyssée Okapi Olga Olive Olympe Onyx Opale Orage Orion Oscar Oslo Otis Ourson Owen Oya Ozone
Paco Pagaie Paloma Pampa Panama Papaye Paprika Pâquerette Parme Pascal Patchouli Pavot Pépite Perle Pesto Petula Phare Pico Piment Pippa Pirouette Pistache Pivoine Pixel Plume Pollen Polka Pomelo Popeye Poppy Prune Puck Pyrite
Quartz Quasar Quenotte Quetsche Quillon Quimper Quinoa Quito
Racine Radja Rafale Ragnar Raita Ramsès Rani Raphia Réglisse Remus Rhéa Rio Risotto Roca Rocky Romarin Rosalie Rosée Rumba Rubis Runa Rusty Ryu
Sable Safran Sahara Saké Salsa Samba Samoa Sandro Santal Saphir Sarah Sari Sauge Savana Scout Séréna Sésame Shadow Shani Shiva Sienne Simba Sirius Sirocco Sitar Siwa Socrate Soho Sol Soleil Soumak Stella Sucre Sumac Suki Surya Swann Syra
Tabou Tadjo Tagada Taïga Tamaris Tango Tao Tapioca Tara Taro Tazio Tembo Tempo Tess Thaïs Thor Thym Tika Tilleul Timbale Tipi Titan Titou Toby Tonka Topaze Toundra Tourmaline Trèfle Triton Truffe Tsuki Tulipe Twiga
Ubu Ulysse Uma Umber Umi Upsilon Uranie Urso
Valdo Vanille Vasco Vega Velours Vénus Verveine Vesper Vicky Victor Vigo Violette Virgule Vivaldi Volga Volt
Wanda Waza Willow Wilma Winnie Wolga
Xandra Xéna Xérès
Yaël Yago Yaka Yara Yazoo Yéti Yoko Yoyo Yuca Yuki Yuma
Zadig Zambie Zanzi Zazou Zéphyr Zeste Zia Zinc Zita Zoé Zora Zorro
`
    .trim()
    .split(/\s+/);
