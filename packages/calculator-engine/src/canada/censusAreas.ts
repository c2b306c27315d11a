import type { Territory } from "./place.ts";
import type { Province } from "./rules/landTransferTaxBrackets.ts";

/**
 * Source of the list, the classification that SOR/2022-250, s. 1, names, and the day on which it was read.
 */
export const censusAreasSource = {
  citation:
    "Statistics Canada, table 98-10-0003-01, census of 2021: census metropolitan areas, census agglomerations and their municipalities, in the Standard Geographical Classification (SGC) 2021",
  url: "https://www150.statcan.gc.ca/t1/tbl1/en/tv.action?pid=9810000301",
  readOn: "2026-11-25",
} as const;

/**
 * Census metropolitan areas and agglomerations of 2021. The first line of a province lists the areas of
 * one municipality with the same name; each other line is an area and its municipalities. Numbered
 * reserves, unorganized parts and statistical parts of counties are left out.
 */
const areas: Readonly<Record<Province | Territory, string>> = {
  ON: `
Centre Wellington, Chatham-Kent, Cobourg, Collingwood, Elliot Lake, Essa, Hawkesbury, Ingersoll,
  Kawartha Lakes, Kenora, Orillia, Petawawa, Port Hope, Stratford, Tillsonburg, Timmins, Wasaga
  Beach, Woodstock
Barrie: Barrie, Innisfil, Springwater
Belleville–Quinte West: Belleville, Quinte West, Stirling-Rawdon, Tyendinaga
Brantford: Brant, Brantford
Brockville: Brockville, Elizabethtown-Kitley
Cornwall: Cornwall, South Stormont
Greater Sudbury: Greater Sudbury, Markstay-Warren, St.-Charles
Guelph: Guelph, Guelph/Eramosa, Puslinch
Hamilton: Burlington, Grimsby, Hamilton
Kingston: Frontenac Islands, Kingston, Loyalist, South Frontenac
Kitchener–Cambridge–Waterloo: Cambridge, Kitchener, North Dumfries, Waterloo, Wilmot, Woolwich
London: Adelaide-Metcalfe, Central Elgin, London, Middlesex Centre, Southwold, St. Thomas,
  Strathroy-Caradoc, Thames Centre
Midland: Midland, Penetanguishene
Norfolk: Norfolk County
North Bay: Bonfield, Callander, Chisholm, East Ferris, Nipissing, North Bay, Powassan
Oshawa: Clarington, Oshawa, Whitby
Ottawa–Gatineau: Arnprior, Beckwith, Carleton Place, Clarence-Rockland, McNab/Braeside,
  Mississippi Mills, North Grenville, Ottawa, Russell
Owen Sound: Georgian Bluffs, Owen Sound
Pembroke: Laurentian Valley, Pembroke
Peterborough: Cavan Monaghan, Douro-Dummer, Hiawatha First Nation, Otonabee-South Monaghan,
  Peterborough, Selwyn
Sarnia: Plympton-Wyoming, Point Edward, Sarnia, St. Clair
Sault Ste. Marie: Laird, Prince, Sault Ste. Marie
St. Catharines–Niagara: Fort Erie, Lincoln, Niagara Falls, Niagara-on-the-Lake, Pelham, Port
  Colborne, St. Catharines, Thorold, Wainfleet, Welland
Thunder Bay: Conmee, Gillies, Neebing, O'Connor, Oliver Paipoonge, Shuniah, Thunder Bay
Toronto: Ajax, Aurora, Bradford West Gwillimbury, Brampton, Caledon, Chippewas of Georgina Island
  First Nation, East Gwillimbury, Georgina, Halton Hills, King, Markham, Milton, Mississauga,
  Mono, New Tecumseth, Newmarket, Oakville, Orangeville, Pickering, Richmond Hill, Toronto,
  Uxbridge, Vaughan, Whitchurch-Stouffville
Windsor: Amherstburg, Essex, Kingsville, LaSalle, Lakeshore, Leamington, Tecumseh, Windsor`,
  BC: `
Squamish
Abbotsford–Mission: Abbotsford, Mission
Campbell River: Campbell River, Strathcona D
Chilliwack: Chilliwack, Fraser Valley D, Fraser Valley E, Fraser Valley H, Harrison Hot Springs,
  Kent, Seabird Island, Skowkale, Squiaala
Courtenay: Comox, Comox Valley A, Comox Valley B, Courtenay, Cumberland
Cranbrook: Cranbrook, East Kootenay C
Dawson Creek: Dawson Creek, Peace River D, Pouce Coupe
Duncan: Cowichan, Cowichan Valley D, Cowichan Valley E, Duncan, North Cowichan
Fort St. John: Fort St. John, Peace River C, Taylor
Kamloops: Chase, Kamloops, Logan Lake, Sun Peaks Mountain, Thompson-Nicola J, Thompson-Nicola P
Kelowna: Central Okanagan, Central Okanagan West, Kelowna, Lake Country, Peachland, West Kelowna
Ladysmith: Cowichan Valley G, Cowichan Valley H, Ladysmith
Nanaimo: Lantzville, Nanaimo, Nanaimo A, Nanaimo C, Nanaimo River, Nanoose
Nelson: Central Kootenay E, Central Kootenay F, Nelson
Parksville: Nanaimo G, Parksville, Qualicum Beach
Penticton: Okanagan-Similkameen D, Okanagan-Similkameen F, Okanagan-Similkameen I, Penticton
Port Alberni: Alberni-Clayoquot D, Alberni-Clayoquot E, Alberni-Clayoquot F, Port Alberni
Powell River: Powell River, qathet B, qathet C
Prince George: Fraser-Fort George A, Fraser-Fort George C, Fraser-Fort George D, Fraser-Fort
  George F, Prince George
Prince Rupert: North Coast A, Port Edward, Prince Rupert
Quesnel: Alexandria, Cariboo A, Cariboo B, Cariboo C, Cariboo I, Quesnel, Wells
Salmon Arm: Salmon Arm, Switsemalph
Terrace: Kitimat-Stikine E, Terrace
Trail: Fruitvale, Kootenay Boundary A, Montrose, Trail, Warfield
Vancouver: Anmore, Belcarra, Bowen Island, Burnaby, Coquitlam, Delta, Langley, Lions Bay, Maple
  Ridge, Metro Vancouver A, New Westminster, North Vancouver, Pitt Meadows, Port Coquitlam, Port
  Moody, Richmond, Semiahmoo, Surrey, Tsawwassen, Vancouver, West Vancouver, White Rock
Vernon: Coldstream, North Okanagan B, North Okanagan C, Vernon
Victoria: Central Saanich, Colwood, Esquimalt, Highlands, Langford, Metchosin, North Saanich, Oak
  Bay, Saanich, Sidney, Sooke, T'Sou-ke, Victoria, View Royal
Williams Lake: Cariboo D, Cariboo E, Cariboo F, Little Springs, Williams Lake`,
  AB: `
Brooks, Camrose, Canmore, Grande Prairie, High River, Lacombe, Lloydminster, Okotoks, Red Deer,
  Strathmore, Wetaskiwin, Wood Buffalo
Calgary: Airdrie, Beiseker, Calgary, Chestermere, Cochrane, Crossfield, Irricana, Rocky View
  County
Edmonton: Beaumont, Betula Beach, Bon Accord, Bruderheim, Calmar, Devon, Edmonton, Enoch Cree
  Nation, Fort Saskatchewan, Gibbons, Golden Days, Itaska Beach, Kapasiwin, Lakeview, Leduc, Leduc
  County, Legal, Morinville, Parkland County, Point Alison, Redwater, Seba Beach, Spring Lake,
  Spruce Grove, St. Albert, Stony Plain, Strathcona County, Sturgeon County, Sundance Beach,
  Thorsby, Warburg
Lethbridge: Barons, Coaldale, Coalhurst, Lethbridge, Lethbridge County, Nobleford, Picture Butte
Medicine Hat: Cypress County, Medicine Hat, Redcliff
Sylvan Lake: Jarvis Bay, Norglenwold, Sylvan Lake`,
  MB: `
Portage la Prairie, Steinbach, Thompson
Brandon: Brandon, Elton, Whitehead
Winkler: Morden, Stanley, Winkler
Winnipeg: East St. Paul, Headingley, Macdonald, Niverville, Ritchot, Rosser, Springfield, St.
  Clements, St. François Xavier, Taché, West St. Paul, Winnipeg`,
  SK: `
Moose Jaw, Swift Current
Estevan: Bienfait, Estevan
Lloydminster: Lashburn, Lloydminster, Marshall
North Battleford: Battleford, North Battleford
Prince Albert: Albertville, Meath Park, Prince Albert
Regina: Balgonie, Belle Plaine, Buena Vista, Craven, Disley, Edenwold, Grand Coulee, Lumsden,
  Lumsden Beach, Pense, Pilot Butte, Regina, Regina Beach, White City
Saskatoon: Aberdeen, Allan, Asquith, Bradwell, Clavet, Colonsay, Dalmeny, Delisle, Dundurn,
  Langham, Martensville, Meacham, Osler, Saskatoon, Shields, Thode, Vanscoy, Warman, Whitecap
Weyburn: McTaggart, Weyburn
Yorkton: Ebenezer, Rhein, Springside, Yorkton`,
  QC: `
Alma, Cowansville, Lachute, Rouyn-Noranda, Sainte-Marie, Salaberry-de-Valleyfield, Shawinigan
Amos: Amos, Berry, Pikogan, Saint-Dominique-du-Rosaire, Saint-Félix-de-Dalquier,
  Saint-Marc-de-Figuery, Saint-Mathieu-d'Harricana, Sainte-Gertrude-Manneville, Trécesson
Baie-Comeau: Baie-Comeau, Chute-aux-Outardes, Pointe-Lebel, Pointe-aux-Outardes, Ragueneau
Campbellton: Listuguj, Pointe-à-la-Croix
Dolbeau-Mistassini: Dolbeau-Mistassini, Saint-Eugène-d'Argentenay, Sainte-Jeanne-d'Arc
Drummondville: Drummondville, L'Avenir, Lefebvre, Notre-Dame-du-Bon-Conseil, Saint-Bonaventure,
  Saint-Cyrille-de-Wendover, Saint-Edmond-de-Grantham, Saint-Germain-de-Grantham, Saint-Lucien,
  Saint-Majorique-de-Grantham, Wickham
Granby: Bromont, Granby, Roxton Pond, Saint-Alphonse-de-Granby, Saint-Paul-d'Abbotsford
Hawkesbury: Grenville
Joliette: Joliette, Notre-Dame-des-Prairies, Saint-Charles-Borromée, Saint-Paul
Matane: Matane, Saint-Adelme, Saint-Léandre, Saint-René-de-Matane, Saint-Ulric, Sainte-Félicité
Montréal: Baie-D'Urfé, Beaconsfield, Beauharnois, Beloeil, Blainville, Bois-des-Filion,
  Boisbriand, Boucherville, Brossard, Candiac, Carignan, Chambly, Charlemagne, Châteauguay,
  Coteau-du-Lac, Côte-Saint-Luc, Delson, Deux-Montagnes, Dollard-Des Ormeaux, Dorval, Gore,
  Hampstead, Hudson, Kahnawake, Kanesatake, Kirkland, L'Assomption, L'Épiphanie, L'Île-Cadieux,
  L'Île-Dorval, L'Île-Perrot, La Prairie, Laval, Lavaltrie, Les Coteaux, Les Cèdres, Longueuil,
  Lorraine, Léry, Mascouche, McMasterville, Mercier, Mirabel, Mont-Royal, Mont-Saint-Hilaire,
  Montréal, Montréal-Est, Montréal-Ouest, Notre-Dame-de-l'Île-Perrot, Oka, Otterburn Park,
  Pincourt, Pointe-Calumet, Pointe-Claire, Pointe-des-Cascades, Repentigny, Richelieu, Rosemère,
  Saint-Amable, Saint-Basile-le-Grand, Saint-Bruno-de-Montarville, Saint-Colomban, Saint-Constant,
  Saint-Eustache, Saint-Isidore, Saint-Jean-sur-Richelieu, Saint-Joseph-du-Lac, Saint-Jérôme,
  Saint-Lambert, Saint-Lazare, Saint-Lin--Laurentides, Saint-Mathias-sur-Richelieu, Saint-Mathieu,
  Saint-Mathieu-de-Beloeil, Saint-Philippe, Saint-Placide, Saint-Roch-de-l'Achigan, Saint-Sulpice,
  Saint-Zotique, Sainte-Anne-de-Bellevue, Sainte-Anne-des-Plaines, Sainte-Catherine, Sainte-Julie,
  Sainte-Marthe-sur-le-Lac, Sainte-Thérèse, Senneville, Terrasse-Vaudreuil, Terrebonne, Varennes,
  Vaudreuil-Dorion, Vaudreuil-sur-le-Lac, Verchères, Westmount
Ottawa–Gatineau: Bowman, Cantley, Chelsea, Denholm, Gatineau, L'Ange-Gardien, La Pêche, Lochaber,
  Lochaber-Partie-Ouest, Mayo, Mulgrave-et-Derry, Notre-Dame-de-la-Salette, Pontiac, Thurso,
  Val-des-Bois, Val-des-Monts
Québec: Beaumont, Boischatel, Château-Richer, Fossambault-sur-le-Lac, L'Ancienne-Lorette,
  L'Ange-Gardien, Lac-Beauport, Lac-Delage, Lac-Saint-Joseph, Lévis, Neuville,
  Notre-Dame-des-Anges, Québec, Saint-Antoine-de-Tilly, Saint-Apollinaire,
  Saint-Augustin-de-Desmaures, Saint-François-de-l'Île-d'Orléans, Saint-Gabriel-de-Valcartier,
  Saint-Henri, Saint-Jean-de-l'Île-d'Orléans, Saint-Lambert-de-Lauzon,
  Saint-Laurent-de-l'Île-d'Orléans, Saint-Pierre-de-l'Île-d'Orléans, Sainte-Brigitte-de-Laval,
  Sainte-Catherine-de-la-Jacques-Cartier, Sainte-Famille-de-l'Île-d'Orléans, Sainte-Pétronille,
  Shannon, Stoneham-et-Tewkesbury, Wendake
Rimouski: Rimouski, Saint-Anaclet-de-Lessard, Saint-Narcisse-de-Rimouski, Saint-Valérien
Rivière-du-Loup: Cacouna, Notre-Dame-du-Portage, Rivière-du-Loup, Saint-Antonin, Saint-Arsène,
  Saint-Modeste
Saguenay: Bégin, Ferland-et-Boilleau, Larouche, Saguenay, Saint-Charles-de-Bourget,
  Saint-David-de-Falardeau, Saint-Fulgence, Saint-Félix-d'Otis, Saint-Honoré, Sainte-Rose-du-Nord
Saint-Georges: Saint-Georges, Saint-Philibert, Saint-René, Saint-Simon-les-Mines
Saint-Hyacinthe: Saint-Dominique, Saint-Hyacinthe
Sainte-Agathe-des-Monts: Sainte-Agathe-des-Monts, Val-David, Val-Morin
Sept-Îles: Maliotenam, Sept-Îles
Sherbrooke: Ascot Corner, Compton, Hatley, Magog, North Hatley, Orford, Saint-Denis-de-Brompton,
  Sherbrooke, Stoke, Val-Joli, Waterville
Sorel-Tracy: Saint-Joseph-de-Sorel, Sainte-Anne-de-Sorel, Sainte-Victoire-de-Sorel, Sorel-Tracy
Thetford Mines: Saint-Adrien-d'Irlande, Saint-Joseph-de-Coleraine, Thetford Mines
Trois-Rivières: Bécancour, Champlain, Saint-Luc-de-Vincennes, Saint-Maurice, Trois-Rivières,
  Wôlinak, Yamachiche
Val-d'Or: Lac Simon, Val-d'Or
Victoriaville: Chesterville, Saint-Christophe-d'Arthabaska, Saint-Valère, Victoriaville`,
  NB: `
Bathurst: Bathurst, Beresford, Nigadoo, Petit-Rocher, Pointe-Verte
Campbellton: Addington, Atholville, Campbellton, Tide Head
Edmundston: Edmundston, Rivière-Verte, Saint-Basile, Saint-Jacques, Saint-Joseph
Fredericton: Bright, Douglas, Fredericton, Gladstone, Hanwell, Harvey, Kingsclear, Lincoln,
  Manners Sutton, Maugerville, New Maryland, Prince William, Queensbury, Saint Marys, Tracy
Miramichi: Chatham, Derby, Glenelg, Miramichi, Nelson, Newcastle, Northesk, Southesk
Moncton: Coverdale, Dieppe, Dorchester, Elgin, Hillsborough, Hopewell, Memramcook, Moncton,
  Riverview, Saint-Paul, Salisbury
Saint John: Grand Bay-Westfield, Greenwich, Hampton, Kingston, Lepreau, Musquash, Norton,
  Petersville, Quispamsis, Rothesay, Saint John, Saint Martins, Simonds, St. Martins, Upham,
  Westfield`,
  NS: `
Cape Breton, Kentville, Truro
Halifax: East Hants, Halifax
New Glasgow: New Glasgow, Stellarton, Trenton, Westville`,
  PE: `
Charlottetown: Brackley, Charlottetown, Clyde River, Cornwall, Crossroads, Hunter River, Johnstons
  River, Kingston, Miltonvale Park, Mount Stewart, New Glasgow, North Shore, Stratford, Union
  Road, Warren Grove, West River, Winsloe North, York
Summerside: Linkletter, Miscouche, Summerside`,
  NL: `
Grand Falls-Windsor
Corner Brook: Corner Brook, Hughes Brook, Humber Arm South, Irishtown-Summerside, Massey Drive,
  Meadows, Mount Moriah, Pasadena, Steady Brook
Gander: Appleton, Gander, Glenwood
St. John's: Bauline, Bay Bulls, Conception Bay South, Flatrock, Holyrood, Logy Bay-Middle
  Cove-Outer Cove, Mount Pearl, Paradise, Petty Harbour-Maddox Cove, Portugal Cove-St. Philip's,
  Pouch Cove, St. John's, Torbay, Witless Bay`,
  YT: `
Whitehorse: Ibex Valley, Macpherson-Grizzly Valley, Marsh Lake, Mt. Lorne, Whitehorse`,
  NT: `
Yellowknife`,
  NU: "",
};

const folded = (name: string) =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .replace(/ city$/, "")
    .trim();

const listed = (province: Province | Territory) =>
  areas[province]
    .split(/\n(?! )/)
    .filter(Boolean)
    .flatMap((line) => {
      const [area = "", names] = line.replace(/\s+/g, " ").split(": ");
      return names === undefined
        ? area.split(", ").map((name) => ({ area: name, municipalities: [name] }))
        : [{ area, municipalities: names.split(", ") }];
    });

/**
 * Returns the municipalities of a province or territory that lie in a census metropolitan area or
 * agglomeration, in alphabetical order.
 *
 * @example
 * municipalitiesInCensusAreas("NT"); // ["Yellowknife"]
 */
export const municipalitiesInCensusAreas = (province: Province | Territory): readonly string[] =>
  [...new Set(listed(province).flatMap(({ municipalities }) => municipalities))].sort(
    (one, other) => one.localeCompare(other, "fr"),
  );

/**
 * Returns the census metropolitan area or agglomeration of 2021 that a municipality lies in, where people
 * who are not Canadians may not buy; `null` if the list names none. Case, accents and hyphens do not
 * matter. A municipality outside every area can have the name of one inside: `Hamilton` is also a
 * township, so confirm the place before relying on it.
 *
 * @example
 * censusAreaOf({ municipality: "Innisfil", province: "ON" }); // "Barrie"
 * censusAreaOf({ municipality: "Bracebridge", province: "ON" }); // null
 */
export const censusAreaOf = (place: {
  readonly municipality: string;
  readonly province: Province | Territory;
}): string | null => {
  const sought = folded(place.municipality);
  const found = listed(place.province).find(({ municipalities }) =>
    municipalities.some((name) => folded(name) === sought),
  );
  return found?.area ?? null;
};
