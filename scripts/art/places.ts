import { mkdirSync, writeFileSync } from 'node:fs'
import { floorPlanPhone, floorPlanWide } from './places/floor-plan'
import { streetMapPhone, streetMapWide } from './places/street-map'

/** Draws the clinic's street and rooms into public/figures/; the words and what is a sample: content/facts/place.ts. */

const folder = 'public/figures'

async function main() {
  mkdirSync(folder, { recursive: true })
  for (const [name, draw] of Object.entries({
    'street-map-wide': streetMapWide,
    'street-map-phone': streetMapPhone,
    'floor-plan-wide': floorPlanWide,
    'floor-plan-phone': floorPlanPhone,
  }))
    writeFileSync(`${folder}/${name}.svg`, await draw())
}

void main()
