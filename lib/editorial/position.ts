type Place = { address: { line: string }; geo: { of: string } }

/** The place on the map belongs to one address: after a move, search engines would lead to the old door. */
export function positionFindings({ address, geo }: Place): string[] {
  if (geo.of === address.line) return []
  return [
    `content/facts/clinic.ts: clinic.geo is the place of "${geo.of}", but the address is "${address.line}": enter its latitude and longitude and change \`of\`. NEXT_PUBLIC_MAP_EMBED_URL and NEXT_PUBLIC_DIRECTIONS_URL in .env lead to an address, too; so does the drawn map, tools/art/places/street-map.ts`,
  ]
}
