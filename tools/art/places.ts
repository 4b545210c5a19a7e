import { floorPlanPhone, floorPlanWide } from './places/floor-plan'
import { streetMapPhone, streetMapWide } from './places/street-map'

/** The clinic's street and rooms, by file name; words and sample flags are in content/facts/place.ts. */
export const places = {
  'street-map-wide': streetMapWide,
  'street-map-phone': streetMapPhone,
  'floor-plan-wide': floorPlanWide,
  'floor-plan-phone': floorPlanPhone,
} as const
