/**
 * Names, addresses, units and codes: nobody translates them, so they are no texts. By file, matched with the key.
 */
const names: Readonly<Record<string, RegExp>> = {
  'about.ts': /\.file\.(photo|poster)$/,
  'blog.ts': /^filterLabels\.0\.value$/,
  'facts/amounts.ts': /\.unit$|^firstVisitBefore$/,
  'facts/authorities.ts': /./,
  'facts/city.ts': /./,
  'facts/clinic.ts':
    /^(street|state|region)$|^communities\b|^everyone\.[\w-]+\.(name|languages|degree|npi|license\.(number|lookUpUrl)|supervisingPhysician|portrait\.photo)\b|^clinic\.(name|shortName|nameSuffix|legalName|blogName|communities|social|address|email|privacyEmail|geo|booking\.firstVisit)\b|\.(code|own)$/,
  'facts/hours.ts': /^timeZone$/,
  'facts/searches.ts': /./,
  'legal/good-faith-estimate.ts': /^standardNotice\b/,
  'legal/records-and-complaints.ts': /\.spanishLink$/,
  'prices.ts': /^(monthly|quoted)\.\d+\.(monthly|service)$/,
  'resources.ts': /\.(when|of)$/,
  'sources.ts': /\.citation$/,
  'ui/danger-words.ts': /./,
  'ui/trial-figures.ts': /^(service(Figures|Heads)|questionFigures)\b/,
}

/** Slugs of one word, and words to search texts for. */
const anywhere = /\.related\.\d+$|\.calledBy\.\d+$|\.serviceKey$/

export const isName = (file: string, key: string): boolean =>
  anywhere.test(key) || (names[file]?.test(key) ?? false)
