import { routes, servicePaths } from '@/lib/routes'
import { clinic } from './facts/clinic'
import { price, quoted } from './facts/prices'
import { careTerms } from './facts/terms'
import type { FaqItem } from './schema'

type FaqGroup = { id: string; title: string; items: readonly FaqItem[] }

/** The FAQ page: five groups, every topic of the specification. */
export const faq = {
  meta: {
    title: 'Questions men ask before a first visit',
    description:
      'Payment, parking, telehealth, labs, refills, shipping, cancellation and privacy at our men’s health clinic in Flower Mound, TX, answered in plain words.',
  },
  heading: 'Questions, answered plainly',
  lead: 'What men ask before they book, in five groups. If yours is missing, call us.',
  groups: [
    {
      id: 'general',
      title: 'General Clinic',
      items: [
        {
          id: 'insurance',
          question: 'Do you take insurance?',
          answer: [
            'No. We are a cash-pay clinic and do not bill insurance. We accept HSA and FSA cards.',
            'We can give you an itemized receipt. Whether your plan pays any of it back is between you and your plan.',
          ],
        },
        {
          id: 'payment',
          question: 'How and when do I pay?',
          answer: [
            'You pay by card, HSA or FSA card, or cash, at the time of the visit. The first visit and the monthly programs are priced on our services page, with what each includes and what it does not. For anything else, ask us before you book.',
          ],
          link: { href: routes.services, text: 'See the prices' },
        },
        {
          id: 'location-parking',
          question: 'Where are you, and where do I park?',
          answer: [
            `We are at ${clinic.address.street}, in ${clinic.address.city}, ${clinic.address.state} ${clinic.address.postalCode}. ${clinic.parking.text} ${clinic.parking.access}`,
          ],
          link: { href: `${routes.contact}#location`, text: 'Directions and parking' },
        },
        {
          id: 'telemedicine',
          question: 'Can I have a visit by telehealth?',
          answer: [
            'Telehealth visits are open to patients located in Texas when a video visit is clinically appropriate. Some medicines need an in-person visit first, and your clinician will tell you which.',
            'Log in five minutes before the visit starts, to check sound and picture.',
          ],
        },
        {
          id: 'scheduling',
          question: 'How do I book, and how soon can I come?',
          answer: [
            'Book online at any hour, or call us during office hours. Same-week appointments are usually open. Your first visit is called a Discovery Experience and takes 60 to 90 minutes.',
          ],
        },
      ],
    },
    {
      id: 'labs',
      title: 'Labs & Testing',
      items: [
        {
          id: 'fasting',
          question: 'Do I need to fast before a blood test?',
          answer: [
            'For most panels, yes: 10 to 12 hours without food. Water is fine. Ask us first about your medicines, above all those for diabetes. Testosterone is drawn in the early morning, because it falls during the day.',
          ],
        },
        {
          id: 'lab-location',
          question: 'Where is my blood drawn?',
          answer: [
            'Your clinician gives you the order and tells you which draw site near you to use. You may also bring results from the last three months, if they show what we need.',
          ],
        },
        {
          id: 'results-timing',
          question: 'When do I get my results?',
          answer: [
            'Most results are back in 3 to 5 business days. Specialized tests take 7 to 10 business days. We go through them with you.',
          ],
        },
      ],
    },
    {
      id: 'medications',
      title: 'Medications & Prescriptions',
      items: [
        {
          id: 'refills',
          question: 'How do I ask for a refill?',
          answer: [
            'Ask through the patient portal at least 10 days before you run out. If follow-up labs are due, they come first: we do not refill testosterone without them.',
          ],
        },
        {
          id: 'shipping',
          question: 'Can my medicine be shipped to me?',
          answer: [
            'Where the law and the pharmacy allow it, yes. Shipping takes 3 to 5 business days. Some medicines must be picked up or given in the clinic.',
          ],
        },
        {
          id: 'own-pharmacy',
          question: 'Can I use my own pharmacy?',
          answer: [
            'Yes, for FDA-approved medicines that your pharmacy stocks. Compounded medications come from a compounding pharmacy. They are not FDA-approved, and FDA does not review them for safety, effectiveness or quality.',
          ],
        },
      ],
    },
    {
      id: 'policies',
      title: 'Policies & Programs',
      items: [
        {
          id: 'membership',
          question: 'Is there a membership?',
          answer: [
            `Testosterone and weight-loss care are monthly programs, from ${price.testosterone.aMonth} and from ${price.weightLoss.aMonth}. ${careTerms.monthlyCovers.text} ${careTerms.testosterone.text} ${careTerms.weightMedicine.text} The first visit (${price.firstVisit}) is extra. ${careTerms.minimumTerm.text} ${careTerms.notice.text} Other services need no membership.`,
          ],
          link: {
            href: servicePaths['testosterone-replacement-therapy'],
            text: 'What the testosterone program includes',
          },
        },
        {
          id: 'pay-per-service',
          question: 'Can I pay for a single service?',
          answer: [
            `Yes. The Discovery Experience, IV hydration, PRP and microneedling are paid for separately. ${quoted}`,
          ],
        },
        {
          id: 'cancellation',
          question: 'What if I have to cancel or move a visit?',
          answer: [
            'Tell us at least 24 hours ahead. For procedures we need 48 to 72 hours, because time and supplies are set aside for you.',
          ],
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy & Safety',
      items: [
        {
          id: 'security',
          question: 'How do you keep my information safe?',
          answer: [
            'Health records are kept in the patient portal, not on this website. This site uses no advertising trackers. What you type into our calculator stays on your device.',
            'A website account holds your name, your email and the names of your authenticator apps. It is not the patient portal.',
          ],
        },
        {
          id: 'hipaa',
          question: 'Do you follow HIPAA?',
          answer: [
            'Yes. Our Notice of Privacy Practices says how your health information may be used and shared, and what rights you have. You may ask for a paper copy at any time.',
          ],
          link: { href: routes.privacy, text: 'Read the Notice of Privacy Practices' },
        },
      ],
    },
  ] satisfies readonly FaqGroup[],
  closing: {
    heading: 'Still have questions?',
    text: 'Call during office hours, or write to us. Replies come within 24 hours.',
    contact: 'Contact Us',
  },
} as const
