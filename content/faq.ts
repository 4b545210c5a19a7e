import { disclaimers } from '@/content/disclaimers'
import { afterInjection } from '@/content/facts/after-injection'
import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { helpLines } from '@/content/facts/help-lines'
import { medicareBridge } from '@/content/facts/medicare'
import { policy, replies } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import { careTerms, openAnswers } from '@/content/facts/terms'
import { goodFaithEstimate } from '@/content/legal/good-faith-estimate'
import type { FaqItem } from '@/content/schema'
import { weekInText } from '@/lib/clinic/hours'
import { articlePath, routes, servicePaths } from '@/lib/routes'
import { isOffered } from '@/lib/site/offered'

type FaqGroup = { id: string; title: string; items: readonly FaqItem[] }

const groups: readonly FaqGroup[] = [
  {
    id: 'general',
    title: 'General Clinic',
    items: [
      {
        id: 'insurance',
        question: 'Do you take insurance?',
        answer: [
          `No. We are a cash-pay clinic and do not bill insurance. ${careTerms.taxAccounts.text}`,
          'We can give you an itemized receipt. Whether your plan pays any of it back is between you and your plan.',
        ],
      },
      {
        id: 'medicare',
        question: 'Do you take Medicare?',
        answer: [`No. ${openAnswers.medicare}`],
        until: medicareBridge,
      },
      {
        id: 'payment',
        question: 'How and when do I pay?',
        answer: [
          `You pay by card or cash, or with an HSA or FSA card if your plan allows, at the time of the visit. The first visit costs ${price.firstVisit}. Our prices page has the prices of the first visit and the monthly programs, with what each includes and what it does not. The price of every other service is ${quotedInText}.`,
          careTerms.laboratoryFees.text,
        ],
        link: { href: routes.prices, text: 'See the prices' },
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
          `Yes. ${telehealth.open} ${telehealth.inPerson}`,
          `Log in ${policy.telehealthLogin} before the visit starts, to check sound and picture.`,
        ],
      },
      {
        id: 'scheduling',
        question: 'How do I book, and how soon can I come?',
        answer: [
          `Book online at any hour, or call us during office hours. Same-week appointments are usually open. Your first visit is called a Discovery Experience and takes ${policy.firstVisit}.`,
        ],
      },
      {
        id: 'estimate',
        question: 'Can I have an estimate before I decide?',
        answer: [
          `${goodFaithEstimate.notice.heading}. ${goodFaithEstimate.notice.lead}`,
          ...goodFaithEstimate.notice.items,
          `${goodFaithEstimate.ask} ${goodFaithEstimate.notice.questions}`,
        ],
        link: { href: `${routes.prices}#${goodFaithEstimate.id}`, text: 'The whole notice' },
      },
      {
        id: 'who-sees-me',
        question: 'Who will I see?',
        answer: [
          'You usually see the same provider at each visit. Our About page names the provider and the medical reviewer.',
        ],
        link: { href: routes.about, text: 'About the people of the clinic' },
      },
      {
        id: 'evening-weekend',
        question: 'Who can I reach in the evening or on the weekend?',
        answer: [
          `Our hours, Central time: ${weekInText(clinic.hours)}. Holiday closings are listed on the contact page. You can write at any time. ${replies} In an emergency, do not wait for us: call 911.`,
          `Also call 911 for chest pain, trouble breathing, fainting, weakness on one side, or a swollen face or throat. Go to an emergency room for sudden loss of sight, an erection of more than four hours, belly pain that does not let up, or fever or chills after an infusion.`,
          `${afterInjection.expected} After a shot, these need an emergency room: ${afterInjection.fever}; after one into a joint, ${afterInjection.joint}. These must be seen the same day: ${afterInjection.spot}; a swollen, painful leg. ${helpLines.closed} In a crisis, ${helpLines.crisis}.`,
        ],
        sources: ['J5', 'J10', 'W37', 'E6'],
      },
      {
        id: 'partner',
        question: 'Can my partner come with me?',
        answer: [
          'Yes, if you want that. With your agreement we talk about your care with your partner in the room.',
        ],
        link: { href: routes.bookForHim, text: 'For the person who books for him' },
      },
      {
        id: 'women',
        serviceKey: 'prp-therapy',
        question: 'Do you treat women?',
        answer: [
          'This is a men’s health clinic. One treatment is also for women: PRP for a partner. This use is off-label, and our PRP page says what is known about it.',
        ],
        link: { href: servicePaths['prp-therapy'], text: 'PRP therapy' },
      },
      {
        id: 'age',
        question: 'Is there an age limit?',
        answer: [
          'You must be 18 or older. There is no upper limit: your health and your medicines decide what is safe for you. Some treatments have limits of their own. Microneedling devices, for example, are authorized for people aged 22 and over.',
        ],
        sources: ['M11'],
      },
      {
        id: 'languages',
        question: 'Can I have my visit in Spanish or Portuguese?',
        answer: [
          'Yes. Visits are held in English, Spanish and Portuguese. The patient portal is an outside service, and we cannot promise that it comes in your language. If it is hard to use, call us.',
        ],
        link: { href: routes.accessibility, text: 'An interpreter, large print and other aids' },
      },
      {
        id: 'switching',
        question: 'Can I switch to you from another clinic?',
        answer: [
          'Yes. Bring your last labs, your dose, the name of your pharmacy and the dates of your first two testosterone tests. Do not stop on your own before the visit.',
          'We may repeat tests, and we may not continue the same plan. A prescription for a controlled substance is not simply carried over.',
        ],
        link: { href: routes.testimonials, text: 'What patients say of the clinic' },
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
          `For most panels, yes: ${policy.fasting} without food. Water is fine. Ask us first about your medicines, above all those for diabetes. Blood for testosterone is drawn in the early morning, because the level falls during the day.`,
          'Tell us and the laboratory if you take biotin, which is in many supplements for hair, skin and nails. It can make some tests read falsely high or low, testosterone and PSA among them. Do not stop a prescribed medicine on your own.',
        ],
        sources: ['T1', 'T40'],
      },
      {
        id: 'lab-location',
        question: 'Where is my blood drawn?',
        answer: [
          `Your clinician gives you the order and tells you which draw site near you to use. You may also bring results from the last ${policy.labsFromLast}, if they show what we need.`,
        ],
      },
      {
        id: 'results-timing',
        question: 'When do I get my results?',
        answer: [
          `Most results are back in ${policy.labResults}. Specialized tests take ${policy.specialLabResults}. We go through them with you.`,
          careTerms.labReading.text,
        ],
      },
      {
        id: 'lab-price',
        question: 'What do the blood tests cost?',
        answer: [`${careTerms.laboratoryFees.text} ${openAnswers.laboratoryPrice}`],
        link: { href: routes.prices, text: 'What is known of the whole cost' },
      },
      {
        id: 'level-by-age',
        question: 'What is a normal testosterone level at my age?',
        answer: [
          'Guidelines use one cutoff for all ages: about 300 ng/dL (American Urological Association), or 264 (Endocrine Society), the lower end in healthy men of 19 to 39 without obesity. Levels spread out with age rather than fall for all, so being 47 does not change the cutoff. A number counts only with symptoms and a second morning test.',
        ],
        sources: ['T1', 'T5', 'T17'],
        link: { href: routes.calculator, text: 'Calculate your free testosterone' },
      },
      {
        id: 'estrogen',
        serviceKey: 'testosterone-replacement-therapy',
        question: 'Do you check estrogen, and do you prescribe anastrozole?',
        answer: [
          'We measure estradiol if your breasts hurt or grow. We do not add an estrogen blocker routinely. Anastrozole is not FDA-approved for men. In a one-year placebo trial in 69 older men it raised testosterone, but it lowered the bone density of the spine.',
        ],
        sources: ['T1', 'T50'],
      },
      {
        id: 'give-blood',
        serviceKey: 'testosterone-replacement-therapy',
        question: 'Hematocrit over 54%: should I donate blood?',
        answer: [
          'Not on your own. At 54% or more we lower or stop testosterone, and we look for causes such as sleep apnea. Giving blood has not been shown in trials to help, and it can empty your iron stores.',
        ],
        sources: ['T1', 'T51'],
      },
      {
        id: 'normal-labs',
        question: 'My labs are normal. Do I still pay?',
        answer: [
          `Yes, for the visit. The first visit (${price.firstVisit}) is one payment, whatever the labs show. No monthly program starts unless you choose one, so no monthly price is due.`,
          'If your testosterone is normal, we do not prescribe it. We look for other causes of how you feel, such as sleep, weight, medicines, thyroid, mood and blood sugar.',
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
          `Ask through the patient portal at least ${policy.refill} before you run out. If follow-up labs are due, they come first: we do not refill testosterone without them.`,
        ],
        link: {
          href: `${routes.onThisDevice}#reminders`,
          text: 'A reminder in your own calendar',
        },
      },
      {
        id: 'shipping',
        question: 'Can my medicine be shipped to me?',
        answer: [
          `Where the law and the pharmacy allow it, yes. Shipping takes ${policy.shipping}. Some medicines must be picked up or given in the clinic.`,
        ],
      },
      {
        id: 'own-pharmacy',
        question: 'Can I use my own pharmacy?',
        answer: [
          'Yes, for FDA-approved medicines that your pharmacy stocks. Compounded medications come from a compounding pharmacy. They are not FDA-approved, and FDA does not review them for safety, effectiveness or quality.',
          careTerms.noCopies.text,
        ],
      },
      {
        id: 'erection-pills',
        question: 'Can I get Viagra or Cialis from you?',
        answer: [
          `Yes, if it is safe for you. ${openAnswers.erectionPills} First we ask about your heart and check blood pressure, blood sugar, cholesterol and morning testosterone. Your own pharmacy fills the prescription.`,
          'These pills must never be taken with nitrates, such as nitroglycerin or “poppers”, or with riociguat. For chest pain during sex, stop, call 911 and say what you took. An erection of more than four hours, or sudden loss of sight or hearing, needs an emergency room.',
        ],
        sources: ['S5', 'E6'],
        link: {
          href: articlePath('erection-problems-causes-treatment'),
          text: 'Erections: causes, checks and pills',
        },
      },
      {
        id: 'testosterone-forms',
        serviceKey: 'testosterone-replacement-therapy',
        question: 'Injection, gel, cream or pellets: which do you prescribe?',
        answer: [
          `Injections or a cream, and a gel on request. ${careTerms.testosteroneProduct.text} When creams and gels of ten Canadian pharmacies were tested, only half of the samples of the first batch, and 30% of the second, were within 20% of the labeled strength.`,
          'Pellets are not among our treatments. A nasal gel and capsules are approved as well. The patch is no longer sold in the United States.',
        ],
        sources: ['T12', 'T42', 'T41'],
        link: {
          href: servicePaths['testosterone-replacement-therapy'],
          text: 'Testosterone therapy',
        },
      },
      {
        id: 'testosterone-own-pharmacy',
        serviceKey: 'testosterone-replacement-therapy',
        question: 'Can my own pharmacy or my insurance supply the testosterone?',
        answer: [
          `Your own pharmacy can fill FDA-approved products, such as an injection or a gel. Your plan may pay for it there, although we bill no insurance for visits. Whether that is cheaper depends on the pharmacy and the plan: compare prices at goodrx.com or costplusdrugs.com.`,
          `${careTerms.testosterone.text} What your month costs when your pharmacy supplies it is ${quotedInText}.`,
        ],
      },
      {
        id: 'clomiphene-hcg',
        question: 'Do you prescribe clomiphene or hCG?',
        answer: [
          `${openAnswers.fertilityMedicines} For most men both are off-label. Enclomiphene is not an approved drug, and we do not prescribe it.`,
        ],
        sources: ['T30'],
      },
      {
        id: 'ozempic-mounjaro',
        serviceKey: 'medical-weight-loss',
        question: 'Do you prescribe Ozempic or Mounjaro?',
        answer: [
          'Not for weight. Ozempic (semaglutide) and Mounjaro (tirzepatide) are approved for type 2 diabetes, which your own physician treats. For weight the approved products are Wegovy (semaglutide) and Zepbound (tirzepatide), and we prescribe them when one fits you.',
          `${disclaimers.glp1Boxed} All four names are trademarks of their owners, with whom the clinic has no affiliation.`,
        ],
        sources: ['W12', 'W34'],
        link: { href: servicePaths['medical-weight-loss'], text: 'Medical weight loss' },
      },
      {
        id: 'medicine-price',
        serviceKey: 'medical-weight-loss',
        question: 'What do Wegovy and Zepbound cost without insurance?',
        answer: [
          'You buy the medicine from your pharmacy or from its maker, not from us. Our prices page links to the makers’ prices of today, and adds up six fills for as long as the prices that we looked up are right.',
        ],
        until: medicareBridge,
        link: { href: `${routes.prices}#months`, text: 'Six months, with the medicine' },
      },
      {
        id: 'prior-authorization',
        serviceKey: 'medical-weight-loss',
        question: 'Do you handle prior authorizations?',
        answer: [
          `No. ${openAnswers.priorAuthorization} Your pharmacy can still bill your plan for an approved medicine. Whether the plan pays is between you and the plan.`,
        ],
      },
      {
        id: 'retatrutide',
        serviceKey: 'medical-weight-loss',
        question: 'Can I get retatrutide?',
        answer: [
          'No. Retatrutide is not approved by the FDA, and it cannot lawfully be compounded. What is sold under that name online is unapproved and unchecked, so please do not inject it.',
        ],
        sources: ['W8'],
      },
      {
        id: 'glp1-first-weeks',
        serviceKey: 'medical-weight-loss',
        question: 'What should I eat in the first weeks on Wegovy or Zepbound?',
        answer: [
          'An expert panel advises small, low-fat meals, eaten slowly and only until you feel full, and plenty to drink. Losing fluid by vomiting or diarrhea can harm the kidneys. The dose goes up in steps. If nausea stays, tell us, because the next step can wait.',
          'Vomiting that does not stop, or belly pain that does not let up, cannot wait: go to an emergency room.',
        ],
        sources: ['W43', 'W12', 'W34'],
      },
      {
        id: 'muscle-protein',
        serviceKey: 'medical-weight-loss',
        question: 'Will I lose muscle, and how much protein do I need?',
        answer: [
          'Some of what you lose is lean mass, which is muscle, organs and water. In a scan study of tirzepatide it was a quarter of the loss, the same share as with a placebo. In one of semaglutide lean mass fell by 9.7%.',
          'Four medical societies advise strength training and enough protein. Published amounts differ, so yours is set at the visit. With kidney disease, ask your kidney doctor first.',
        ],
        sources: ['W40', 'W41', 'W42'],
      },
      {
        id: 'testosterone-and-glp1',
        question: 'Can I have testosterone and a weight-loss medicine together?',
        answer: [
          'Sometimes, if you need both, but we know of no randomized trial of the two together. Losing weight by diet raised men’s own testosterone by about 84 ng/dL on average in pooled studies. In a small trial of 30 men with obesity, a GLP-1 medicine did so too. So weight is often the first thing to treat, and then the level is measured again.',
        ],
        sources: ['T15', 'T53'],
      },
      {
        id: 'shipping-outside-texas',
        question: 'Can my medicine be shipped outside Texas?',
        answer: [
          'Plan on an address in Texas. Whether a pharmacy may ship to another state depends on its license there and on the medicine, and a controlled substance such as testosterone has stricter rules. If you will be away, ask us before you leave.',
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
          `Only two services have one. Testosterone and weight-loss care are monthly programs, from ${price.testosterone.aMonth} and from ${price.weightLoss.aMonth}, after a first visit of ${price.firstVisit}. You can stop in any month. Everything else is paid for by itself.`,
        ],
        link: { href: routes.prices, text: 'What each program covers' },
      },
      {
        id: 'pay-per-service',
        question: 'Can I pay for a single service?',
        answer: [
          `Yes. The Discovery Experience costs ${price.firstVisit}. IV hydration, PRP and microneedling are paid for separately too, and their price is ${quotedInText}.`,
        ],
      },
      {
        id: 'cancellation',
        question: 'What if I have to cancel or move a visit?',
        answer: [
          `You can call us or use the patient portal. Tell us at least ${policy.cancel} ahead. For procedures we need ${policy.cancelProcedure}, because time and supplies are set aside for you. ${careTerms.lateCancellation.text}`,
        ],
      },
      {
        id: 'refunds',
        question: 'Can I get my money back?',
        answer: [`${careTerms.refunds.text} ${careTerms.minimumTerm.text} ${careTerms.notice.text}`],
        link: { href: routes.terms, text: 'All terms' },
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
          'A website account holds your name, your email, the language of our emails and the names of your authenticator apps. It is not the patient portal.',
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
]

/** The FAQ page: five groups that cover every topic of the specification. */
export const faq = {
  meta: {
    title: 'Questions men ask before a first visit',
    description: `Payment, refunds, parking, telehealth, labs, refills, shipping, cancellation and privacy at our men’s health clinic in ${clinic.address.city}, Texas.`,
  },
  heading: 'Frequently asked questions',
  lead: 'Answers about visits, labs, medicines, prices and privacy. If your question is missing, call us.',
  groups: groups.map(group => ({
    ...group,
    items: group.items.filter(({ serviceKey }) => !serviceKey || isOffered(serviceKey)),
  })),
  closing: {
    heading: 'Still have questions?',
    text: `Call during office hours, or write to us. ${replies}`,
    contact: 'Contact Us',
  },
} as const
