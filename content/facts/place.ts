import { clinic } from '@/content/facts/clinic'

const [street = '', suite = ''] = clinic.address.street.split(', ')

/**
 * Labels of the street map and the floor plan, and the order of a first visit. Samples until drawn from the real place
 * and confirmed by the clinic. Run `npm run art` after a change.
 */
export const place = {
  streetMap: {
    sample: true,
    road: street.replace(/^\d+ /, ''),
    suite,
    parking: 'Free parking',
    north: 'N',
    scale: '200 ft',
  },
  floorPlan: {
    sample: true,
    rooms: {
      waiting: 'Waiting',
      desk: 'Desk',
      consultation: 'Consultation',
      examination: 'Examination',
      supplies: 'Supplies',
      restroom: 'Restroom',
      treatment: 'Treatment',
      office: 'Office',
    },
    door: 'Step-free door',
    scale: '10 ft',
  },
  visitOrder: { sample: true },
} as const
