/** The three pages that the booking service sends visitors to. */
const booked = {
  title: "You're Booked! Here's What Happens Next",
  lead: 'Your Discovery Experience is on the calendar. A confirmation is on its way from our booking service.',
  stepsHeading: 'What to Expect',
  steps: [
    {
      title: 'Fill in your intake forms',
      meta: 'Within 24 hours',
      description: 'The booking email has the link. Have your list of medicines ready.',
    },
    {
      title: 'Upload recent labs',
      meta: 'From the last 3 months',
      description: 'If you have results, add them in the portal. If not, we order what is needed.',
    },
    {
      title: 'Arrive, or log in',
      meta: '10 minutes early, or 5 by telehealth',
      description:
        'In person, come 10 minutes early. For a telehealth visit, log in 5 minutes before it starts.',
    },
    {
      title: 'Talk it through',
      meta: '60 to 90 minutes',
      description: 'History, goals, labs, options and prices. You decide after that, not before.',
    },
  ],
} as const

export const thankYou = {
  booked: {
    ...booked,
    meta: {
      title: 'You’re booked: what happens next',
      description:
        'What to do before your first visit at our Flower Mound clinic: intake forms within 24 hours, recent labs, and when to arrive or log in.',
    },
  },
  consult: {
    ...booked,
    meta: {
      title: 'Consultation booked: next steps',
      description:
        'Your consultation is booked. Fill in the intake forms within 24 hours, upload labs from the last 3 months, and arrive 10 minutes early.',
    },
  },
  followup: {
    title: 'Thank You for Booking Your Follow-Up',
    lead: 'We will look at what has changed since your last visit.',
    meta: {
      title: 'Follow-up booked: next steps',
      description:
        'Your follow-up visit is booked. Finish the forms in the portal, have labs drawn in time, and arrive 5 to 10 minutes early or log in 5 before.',
    },
    stepsHeading: 'Before you come',
    steps: [
      {
        title: 'Update your forms',
        meta: 'Within 24 hours',
        description: 'Tell us what has changed: medicines, symptoms, side effects.',
      },
      {
        title: 'Have labs drawn',
        meta: 'If they were ordered',
        description: 'Most results take 3 to 5 business days, so go early enough.',
      },
      {
        title: 'Arrive, or log in',
        meta: '5 to 10 minutes early',
        description: 'In person, 5 to 10 minutes early. By telehealth, log in 5 minutes before.',
      },
      {
        title: 'Adjust the plan',
        meta: 'Together',
        description: 'We compare the numbers with how you feel, and change what needs changing.',
      },
    ],
  },
  portal: 'Sign in to the patient portal',
  serviceArea: 'Serving Flower Mound, Highland Village, Lewisville and the Dallas-Fort Worth area.',
  questions: 'Questions before then? Write to',
} as const
