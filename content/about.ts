/** Words of the about page. People and pictures are sample data until the owner supplies them. */
export const about = {
  meta: {
    title: 'About our men’s health clinic',
    description:
      'Who treats you, how the clinic works and why it stays small: a men’s health practice in Flower Mound, TX, in English, Spanish and Portuguese.',
  },
  heading: 'A small clinic, on purpose',
  lead: 'One practice in Flower Mound, long visits, and the same provider each time.',
  biography: {
    heading: 'Your provider',
    years: '17+',
    yearsLabel: 'years of clinical practice',
    credentials: 'Credentials, license and supervising physician: to be published by the clinic',
    paragraphs: [
      'The provider has worked in patient care for 17+ years and has cared for 500+ men. Both are counted by the clinic itself.',
      'A first visit runs 60 to 90 minutes. It starts with your history and medicines, goes through your labs line by line, and ends with a written plan, which may be no treatment at all.',
      'Visits are held in English, Spanish or Portuguese.',
    ],
  },
  tour: {
    heading: 'The clinic',
    note: 'Videos and photos of our rooms will go here. Until then, drawings stand in for them.',
    slots: [
      {
        kind: 'video',
        art: 'slot-film-1',
        title: 'Facility tour',
        caption: 'A walk from the front door to the consultation room. Video to follow.',
      },
      {
        kind: 'video',
        art: 'slot-film-2',
        title: 'Your first visit',
        caption: 'What happens in the first 60 to 90 minutes. Video to follow.',
      },
      { kind: 'photo', art: 'slot-photo-1', title: 'Reception', caption: 'Photo to follow.' },
      { kind: 'photo', art: 'slot-photo-2', title: 'Consultation room', caption: 'Photo to follow.' },
      { kind: 'photo', art: 'slot-photo-3', title: 'Treatment room', caption: 'Photo to follow.' },
    ],
  },
  story: {
    heading: 'Why it was founded',
    paragraphs: [
      'The clinic began with a plain observation: men wait a long time before they ask about energy, weight or sex, and then hear one number and little else.',
      'So it was set up the other way around. Fewer men, longer visits, labs before opinions, and the price before you book.',
    ],
  },
  philosophy: {
    heading: 'How we think',
    items: [
      {
        title: 'Measure first',
        text: 'No hormone is started on symptoms alone. Testosterone needs two low morning tests as well.',
      },
      {
        title: 'Say what is not known',
        text: 'Some of what men ask for has thin evidence. We say so before you pay for it.',
      },
      {
        title: 'Risk beside benefit',
        text: 'Every plan names what can go wrong, how we watch for it and when we stop.',
      },
      {
        title: 'Your own doctor stays in the picture',
        text: 'With your consent we send our notes to your primary care physician.',
      },
    ],
  },
  differences: {
    heading: 'What is different here',
    rows: [
      { topic: 'Time', text: '60 to 90 minutes for a first visit, one on one.' },
      { topic: 'Continuity', text: 'The same provider at every visit.' },
      {
        topic: 'Prices',
        text: 'First visit and monthly programs on the services page, with what they include. Anything else on request, before you book. Cash pay, HSA or FSA.',
      },
      { topic: 'Place', text: 'In Flower Mound, or by telehealth in Texas when suitable.' },
      { topic: 'Language', text: 'English, Spanish and Portuguese.' },
    ],
  },
  concerns: {
    heading: 'What brings men in, and what happens',
    note: 'A plan follows findings. No outcome is certain.',
    items: [
      {
        concern: 'Tired, even after sleep',
        outcome:
          'We look at sleep, mood, thyroid, blood count and medicines as well as testosterone. Fatigue has many causes, and testosterone trials found no significant gain in energy.',
      },
      {
        concern: 'Less desire, weaker erections',
        outcome:
          'These are the symptoms most closely tied to low testosterone. Weaker erections can also be an early sign of heart disease, so blood pressure, blood sugar and cholesterol are checked.',
      },
      {
        concern: 'Weight that will not move',
        outcome:
          'We start with food, activity, sleep and medicines that add weight. Approved medicines are one option, with their risks.',
      },
      {
        concern: 'Thinning hair',
        outcome:
          'Approved medicines come first. PRP is off-label for hair, and we say what its small trials found.',
      },
    ],
  },
  closing: {
    heading: 'Come and see',
    text: 'A first visit runs 60 to 90 minutes and ends with a plan in writing.',
  },
} as const
