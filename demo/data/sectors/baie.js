import { residents, zone } from "./builders";
export const baieSectors = [
    {
        id: "baie-rivage",
        zooId: "baie",
        name: "Rivage",
        color: "#0B6E8A",
        enclosures: [
            {
                id: "baie-manchotiere",
                name: "Manchotière",
                memo: null,
                zones: [
                    zone("baie-manchotiere-plage", "Plage", 120, null, "outdoor"),
                    zone("baie-manchotiere-bassin", "Bassin", 95, null, "outdoor", "aquatic"),
                ],
                residents: [residents("humboldt-penguin", 3, 3)],
            },
            {
                id: "baie-lagune",
                name: "Lagune",
                memo: null,
                zones: [
                    zone("baie-lagune-lagune", "Lagune", 400, null, "outdoor", "aquatic"),
                    zone("baie-lagune-abri", "Abri", 40, 2.8, "indoor"),
                ],
                residents: [residents("greater-flamingo", 2, 3)],
            },
            {
                id: "baie-loutres",
                name: "Crique des loutres",
                memo: null,
                zones: [
                    zone("baie-loutres-berges", "Berges", 140, null, "outdoor"),
                    zone("baie-loutres-bassin", "Bassin", 50, null, "outdoor", "aquatic"),
                ],
                residents: [residents("asian-small-clawed-otter", 1, 1)],
            },
        ],
    },
    {
        id: "baie-jardin",
        zooId: "baie",
        name: "Jardin haut",
        color: "#7A3E8C",
        enclosures: [
            {
                id: "baie-pandas",
                name: "Jardin des pandas roux",
                memo: null,
                zones: [
                    zone("baie-pandas-jardin", "Jardin", 380, null, "outdoor"),
                    zone("baie-pandas-abri", "Abri", 12, 2.4, "indoor"),
                ],
                residents: [residents("red-panda", 1, 1)],
            },
            {
                id: "baie-makis",
                name: "Île des makis",
                memo: null,
                zones: [
                    zone("baie-makis-ile", "Île", 600, null, "outdoor"),
                    zone("baie-makis-maison", "Maison", 40, 3, "indoor"),
                ],
                residents: [residents("ring-tailed-lemur", 1, 2)],
            },
            {
                id: "baie-tortues",
                name: "Enclos des tortues",
                memo: null,
                zones: [
                    zone("baie-tortues-enclos", "Enclos", 60, null, "outdoor"),
                    zone("baie-tortues-serre", "Serre froide", 15, 2.3, "indoor"),
                ],
                residents: [residents("hermanns-tortoise", 1, 1)],
            },
        ],
    },
];
