import { clinic } from '@/content/facts/clinic'

const [street = '', suite = ''] = clinic.address.street.split(', ')

/**
 * What the drawings of the street and of the rooms say, and the order of a first visit. Samples until they are drawn from
 * the real place and the clinic has confirmed the order; `npm run art` draws them again.
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
