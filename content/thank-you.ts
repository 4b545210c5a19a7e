import { policy } from './facts/policies'

/** The three pages that the booking service sends visitors to. */
const booked = {
  title: "You're Booked! Here's What Happens Next",
  lead: 'Your Discovery Experience is on the calendar. A confirmation is on its way from our booking service.',
  stepsHeading: 'What to Expect',
  steps: [
    {
      title: 'Fill in your intake forms',
      meta: `Within ${policy.intakeForms}`,
      description: 'The booking email has the link. Have your list of medicines ready.',
    },
    {
      title: 'Upload recent labs',
      meta: `From the last ${policy.labsFromLast}`,
      description: 'If you have results, add them in the portal. If not, we order what is needed.',
    },
    {
      title: 'Arrive, or log in',
      meta: `${policy.arrive} early, or ${policy.telehealthLogin} by telehealth`,
      description: `In person, come ${policy.arrive} early. For a telehealth visit, log in ${policy.telehealthLogin} before it starts.`,
    },
    {
      title: 'Talk it through',
      meta: policy.firstVisit,
      description: 'We talk about your history, goals, labs, options and prices. Then you decide.',
    },
  ],
} as const

const followUpTitle = 'Thank You for Booking Your Follow-Up'

export const thankYou = {
  booked: {
    ...booked,
    meta: {
      title: booked.title,
      description: `What to do before your first visit at our Flower Mound clinic: intake forms within ${policy.intakeForms}, recent labs, and when to arrive or log in.`,
    },
  },
  /** The same page at an address that is not indexed, so it may share the title. */
  consult: {
    ...booked,
    description: `Your consultation is booked. Fill in the intake forms within ${policy.intakeForms}, upload labs from the last ${policy.labsFromLast}, and arrive ${policy.arrive} early.`,
  },
  followup: {
    title: followUpTitle,
    lead: 'We will look at what has changed since your last visit.',
    meta: {
      title: followUpTitle,
      description: `Your follow-up visit is booked. Finish the forms in the portal, have labs drawn in time, and arrive ${policy.arriveFollowUp} early.`,
    },
    stepsHeading: booked.stepsHeading,
    steps: [
      {
        title: 'Update your forms',
        meta: `Within ${policy.intakeForms}`,
        description: 'Tell us what has changed: medicines, symptoms, side effects.',
      },
      {
        title: 'Have labs drawn',
        meta: 'If they were ordered',
        description: `Most results take ${policy.labResults}, so go early enough.`,
      },
      {
        title: 'Arrive, or log in',
        meta: `${policy.arriveFollowUp} early`,
        description: `In person, come ${policy.arriveFollowUp} early. By telehealth, log in ${policy.telehealthLogin} before it starts.`,
      },
      {
        title: 'Adjust the plan',
        meta: 'Together',
        description: 'We compare the numbers with how you feel, and change what needs changing.',
      },
    ],
  },
  portal: 'Sign in to the patient portal',
  portalLogin: 'Portal Login',
  serviceArea: 'Serving Flower Mound, Highland Village, Lewisville and the Dallas-Fort Worth area.',
  questions: 'Questions before then? Write to',
} as const
