import { afterInjection } from '@/content/facts/after-injection'
import { price, quoted } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { helpLines } from '@/content/facts/help-lines'
import { policy } from '@/content/facts/policies'
import { inMenu } from '@/content/menu'
import type { Service } from '@/content/schema'
import { routes } from '@/lib/routes'

export const prpTherapy = {
  key: 'prp-therapy',
  slug: 'prp-therapy-flower-mound-tx',
  calledBy: ['PRP', 'platelet'],
  hue: inMenu['prp-therapy'].hue,
  terrain: 'prp',
  wording: ['PRP'],
  meta: {
    title: `PRP therapy in ${clinic.address.city}, TX`,
    description: `Platelet-rich plasma for hair, skin, joints and sexual concerns in ${clinic.address.city}, TX: off-label uses, mixed trials, standard alternatives, sessions and risks.`,
  },
  card: {
    name: inMenu['prp-therapy'].name,
    title: 'PRP therapy',
    h2Title: 'Your own platelets, used off-label',
    description:
      'A small blood draw, spun down and put back where it is wanted: scalp, skin, joint or intimate tissue. The evidence differs by use, and we go through it with you.',
    fact: inMenu['prp-therapy'].fact,
    linkText: 'Read about PRP',
  },
  schemaType: 'MedicalProcedure',
  hero: {
    title: 'PRP therapy',
    lead: 'Platelet-rich plasma (PRP) comes from your own blood. The trials differ by use.',
    button: 'Restore, Repair, Renew',
    price: {
      amount: price.firstVisit,
      text: 'first visit. Each use is quoted in writing before you decide.',
    },
    facts: [
      { label: 'Hair', value: '3-4 sessions, 4-6 weeks apart' },
      { label: 'Joints; sexual health', value: '2-3 sessions; 1-2 sessions' },
      { label: 'After', value: 'Tender for 2-3 days' },
      { label: 'First visit', value: `${price.firstVisit}, ${policy.firstVisit}` },
    ],
  },
  intro: {
    landmark: { value: 'off-label', name: 'for hair, joints, skin and erections' },
    heading: 'The FDA has approved none of these uses',
    paragraphs: [
      {
        text: 'A clinician may offer an off-label use, and should tell you so.',
        sources: ['J9'],
      },
    ],
    link: { href: '/blog/prp-hair-restoration-men', text: 'PRP for hair, in depth' },
  },
  suitability: {
    heading: 'Who Can Benefit',
    items: [
      'Hair that is thinning at the crown or temples',
      'Men who cannot or will not take finasteride',
      'Men who use minoxidil and want to add something',
      'Acne scars, together with microneedling',
      'Skin that looks dull or lined',
      'A sore knee that rest and exercise have not settled',
      'Erection concerns after the usual causes were checked',
      'Partners with intimate concerns of their own',
    ],
    after: 'These are starting points.',
    answer: {
      counts: [1, 2, 3],
      some: 'Hair is the best studied of these uses. The first visit looks at what you have tried, and at minoxidil and finasteride.',
      others:
        'For this use the trials found little or disagree. The first visit tells you what they measured.',
    },
    notFor: [
      'A platelet or clotting disorder, or a strong blood thinner',
      'An infection, or cancer under treatment',
      'A scalp that has been bald for years, with few follicles left',
      'Women who are pregnant or nursing, or have had genital cancer, pelvic radiation, a mesh, a sling or a prolapse',
    ],
  },
  why: {
    heading: 'Trouble with erections can be an early sign of heart disease',
    paragraphs: [
      {
        text: 'So we check blood pressure, blood sugar, cholesterol, testosterone and medicines before PRP for erections. Approved treatments come first: for erections PDE-5 inhibitors such as sildenafil or tadalafil, never with nitrates; for hair, minoxidil and finasteride.',
        sources: ['S5', 'R8', 'R5'],
      },
    ],
  },
  journey: {
    heading: 'A session, step by step',
    steps: [
      {
        title: 'Talk first',
        meta: 'Before any blood is drawn',
        description: 'What you hope for, what you have tried, what the evidence supports.',
      },
      {
        title: 'Draw and spin',
        meta: 'One small blood sample',
        description: 'Into a cleared kit and a centrifuge.',
      },
      {
        title: 'Inject',
        meta: 'After numbing',
        description: 'You go home the same day.',
      },
      {
        title: 'Check',
        meta: 'At each session',
        description: 'Photos, with your consent, or scores. We stop if nothing changes.',
      },
    ],
  },
  parts: [
    {
      kind: 'treatments',
      heading: 'Six PRP treatments we offer',
      intro: 'All six are off-label. Brand names belong to their owners.',
      items: [
        {
          name: 'PRP for erectile concerns',
          brandName: 'P-Shot',
          description: 'Injections after numbing, once standard care has been discussed.',
        },
        {
          name: 'Hair Restoration',
          description:
            'Small injections across the thinning scalp. Best studied of the six; it needs upkeep.',
        },
        {
          name: 'PRP facial',
          brandName: 'Vampire Facial',
          description: 'Microneedling with PRP on the skin, mostly for acne scars.',
        },
        {
          name: 'Joint & Injury Healing',
          description: 'Into a sore joint or tendon. Exercise and weight loss come first.',
        },
        {
          name: 'PRP with filler',
          brandName: 'Vampire Facelift',
          description: 'The filler gives the shape. What PRP adds is not well studied.',
        },
        {
          name: 'PRP for women',
          brandName: 'O-Shot',
          description: 'For partners. Three small trials disagree.',
        },
      ],
    },
  ],
  benefits: {
    landmark: {
      value: '2 of 3',
      name: 'placebo-controlled trials for erections, drawn here, found no gain',
    },
    heading: 'For erections and knees, no gain is proven. Hair may get denser.',
    note: 'Averages from small studies; your own course may differ.',
    items: [
      {
        title: 'Denser hair',
        text: 'About 28 more hairs per square centimeter than with a placebo, on low-quality evidence.',
        sources: ['R1'],
      },
      { title: 'Slow change', text: 'We judge after the full course.' },
      {
        title: 'Smoother scars',
        text: 'With microneedling, about three times the odds of more than half improvement; 4 of 14 studies were randomized.',
        sources: ['M1'],
      },
      {
        title: 'Erections',
        text: 'The trials drawn above disagree.',
        sources: ['S1', 'S2', 'S3', 'S5'],
      },
      {
        title: 'Joint pain',
        text: 'No more relief than with saline, in 288 adults with arthritic knees.',
        sources: ['J1'],
      },
      { title: 'Short recovery', text: 'Tender and swollen for about 2 to 3 days.' },
    ],
  },
  risks: {
    landmark: { value: 'sore', name: 'and swollen a few days where the needle went' },
    heading: 'It may do nothing, and injections carry risks',
    items: [
      {
        title: 'No effect',
        text: 'You may pay for a course and see none.',
        sources: ['S2', 'J1'],
      },
      {
        title: 'Pain, bruising, bleeding',
        text: 'Expect some.',
        sources: ['R2'],
      },
      {
        title: 'Infection',
        text: 'It is possible, so sterile needles and licensed practice matter.',
        more: 'HIV infections were linked to PRP facials at an unlicensed spa.',
        sources: ['M5'],
      },
      {
        title: 'Injections into the penis',
        text: 'They can leave a bruise and, rarely, a scar.',
        more: 'The trials were too small to say how often.',
        sources: ['S1', 'S2', 'S3'],
      },
      {
        title: 'Filler',
        text: 'Filler injected into a blood vessel by mistake can block it, which in rare cases causes lasting loss of sight, stroke or death of skin.',
        sources: ['M12'],
      },
      {
        title: 'Finasteride, if you take it for hair',
        text: 'If your mood drops while you take 1 mg, stop it and call a doctor.',
        help: `In a crisis, ${helpLines.crisis}.`,
        more: `Finasteride: its label names depression, suicidal thoughts, and sexual problems that continued in some men after stopping. European regulators confirmed suicidal thoughts as a side effect in 2025. Finasteride also lowers PSA, in older men by about half, so tell whoever orders that test.`,
        sources: ['R5', 'R9'],
      },
    ],
    seekHelp: {
      emergency: ['trouble breathing', 'sudden loss of sight', 'weakness on one side, or trouble speaking'],
      emergencyRoom: [
        afterInjection.joint,
        'fever or chills after a session',
        'an erection of more than four hours',
        'after filler, white or dusky skin with strong pain',
      ],
      sameDay: [afterInjection.spot],
      sources: { emergencyRoom: ['J5', 'J6', 'J10', 'M12'] },
    },
  },
  faq: {
    heading: 'Questions about PRP',
    items: [
      {
        id: 'cost',
        question: 'What does PRP cost?',
        answer: [
          `${quoted} The quote depends on the area, the number of sessions, and what is combined with PRP, such as microneedling or a filler. For hair, ask for a year of upkeep as well.`,
        ],
        link: { href: routes.contact, text: 'Ask for a PRP quote' },
      },
      {
        id: 'how-many',
        question: 'How many sessions will I need?',
        answer: [
          'For hair restoration we usually plan 3 to 4, 4 to 6 weeks apart, then one every 3 to 6 months. In one trial of 40 people, paid for by the seller of the kit, three monthly sessions and a fourth three months later added 29.6% more hairs, and two sessions three months apart 7.2%. For joints we plan 2 to 3, and for sexual health 1 to 2; no dose has been established there.',
        ],
        sources: ['R10'],
      },
      {
        id: 'does-it-hurt',
        question: 'Does it hurt?',
        answer: [
          'Somewhat. The blood draw is an ordinary one, and the scalp and intimate areas are numbed before the injections. Expect pressure and some stinging, then soreness and swelling for about 2 to 3 days.',
        ],
      },
      {
        id: 'results-when',
        question: 'When would I see a change in my hair?',
        answer: [
          'Not after one session. We judge after the full course of 3 to 4 sessions, which takes two to four months. With your consent, we count and photograph at each session.',
        ],
      },
      {
        id: 'with-minoxidil',
        question: 'Can I stay on minoxidil or finasteride?',
        answer: [
          'Yes, unless side effects trouble you. Both are approved for hair loss in men, which PRP is not, and the hair they keep is lost if you stop.',
        ],
        sources: ['R8', 'R5'],
      },
      {
        id: 'ed-first',
        question: 'Should I try PRP first for erections?',
        answer: [
          'No. Get the causes checked and try an approved pill if it is safe for you. Of the three placebo-controlled trials we cite, two found that PRP added nothing.',
        ],
        sources: ['S2', 'S3'],
        link: {
          href: '/blog/erection-problems-causes-treatment',
          text: 'Erections: heart check, pills, and what comes last',
        },
      },
      {
        id: 'fda',
        question: 'Is PRP approved by the FDA?',
        answer: [
          'No. The FDA has cleared kits that prepare PRP, nearly all for mixing with bone graft in surgery. PRP itself is not FDA-approved for any of these uses, and we use it off-label.',
        ],
        sources: ['J9'],
      },
      {
        id: 'minoxidil-tablets',
        question: 'What about minoxidil tablets or dutasteride?',
        answer: [
          'Both are off-label for hair. In a 24-week trial of 90 men, a 5 mg minoxidil tablet did no better than the 5% lotion; half grew hair elsewhere, and about 1 in 7 had headaches. The tablet has a boxed warning about fluid around the heart. In pooled trials dutasteride was a little ahead of finasteride, with the same kind of side effects.',
        ],
        sources: ['R20', 'R22', 'R21'],
      },
      {
        id: 'bigger',
        question: 'Will PRP make me bigger?',
        answer: ['No. We found no trial that showed it, and we do not offer it for that.'],
      },
      {
        id: 'how-soon',
        question: 'How soon would PRP work elsewhere?',
        answer: [
          'For knees and erections no time can be promised, because it may not help at all. The trial on knees looked at pain after a year and found no gain. The erection trials looked at one to six months, so six months is a fair time to judge.',
        ],
        sources: ['J1', 'S1', 'S2', 'S3'],
      },
      {
        id: 'how-long',
        question: 'How long does a gain last?',
        answer: [
          'Little is known. The erection trials ended at six months and the knee trial after a year. For hair the custom is a session every 3 to 6 months. In one trial, 4 of 20 people were losing hair again a year after their last session.',
        ],
        sources: ['R11'],
      },
      {
        id: 'who-injects',
        question: 'Who sees me, and who gives the injections?',
        answer: [
          'A clinician talks with you before any blood is drawn. You are told who will inject, with name and license, before you agree. The people of the clinic are on our About page.',
        ],
        link: { href: routes.about, text: 'About the clinic and its people' },
      },
      {
        id: 'blood-thinners',
        question: 'I take a blood thinner or aspirin. Can I have PRP?',
        answer: [
          'Perhaps not, so tell us which one before you book. A strong blood thinner is a reason not to inject. Do not stop one by yourself: only the doctor who prescribed it can say whether a pause is safe.',
        ],
      },
      {
        id: 'alcohol-smoking',
        question: 'Do alcohol and smoking matter?',
        answer: [
          'Nobody has measured how either changes the result of PRP, as far as we know. Tell us about both. Alcohol and tobacco are among the causes we ask about when erections are the concern.',
        ],
      },
      {
        id: 'hair-trials',
        question: 'What did the trials for hair find?',
        answer: [
          'A 2024 review that pooled 13 placebo-controlled trials found 27.6 more hairs per square centimeter with PRP than with placebo (95% interval 14.0 to 41.1). Its authors rate this as low-quality evidence, with evident publication bias: trials without a gain are less often published. Hair did not clearly get thicker.',
          'Methods differ from clinic to clinic: how much blood, how it is spun, how often it is given. That is one reason why studies disagree.',
        ],
        sources: ['R1', 'R2'],
      },
      {
        id: 'erection-trials',
        question: 'What did the trials for erections find?',
        answer: [
          'Of the three placebo-controlled trials cited here, one favored PRP and two found no difference. In the first, 69% of men had a useful gain at six months with PRP and 27% with placebo. In the second, 61 men were randomized, and one month after the second injection the figures were 58.3% and 53.6%. In the third, average scores were almost equal at six months.',
          'A 2024 review of three trials found a gain of two to three points on the erection score. Specialists are not convinced: the American Urological Association calls PRP for erections experimental, and the Sexual Medicine Society of North America sees an “absence of robust clinical data.”',
        ],
        sources: ['S1', 'S2', 'S3', 'S8', 'S5', 'E10'],
      },
      {
        id: 'women-trials',
        question: 'What did the trials in women find?',
        answer: [
          'Two, in 50 women each, looked at leakage when coughing. In one, PRP did no better than salt water. In the other, 32 in 100 called themselves cured with PRP and 4 in 100 without. In a third, in 52 women without severe sexual problems, a score that goes up to 36 rose by 2.2 points in six weeks, and by 0.3 with salt water. Desire, arousal and orgasm did not differ. That is too little to promise anything.',
        ],
        sources: ['S11', 'S12', 'S13'],
      },
      {
        id: 'joint-trials',
        question: 'What did the trials for knees and tendons find?',
        answer: [
          'In the best-run trial, in 288 adults with arthritis of the knee, three injections did no better than saline for pain or cartilage after a year. A 2021 review that pooled 34 trials did favor PRP, on low-quality evidence. The American College of Rheumatology recommends against PRP for arthritis of the knee or hip.',
          'For the Achilles tendon, a trial of 240 adults found no benefit over a sham injection at six months. For tennis elbow, a Cochrane review of 32 studies found that PRP probably makes little or no difference.',
        ],
        sources: ['J1', 'J3', 'J4', 'J7', 'J8'],
      },
    ],
  },
  closing: {
    heading: `Ask about PRP in ${clinic.address.city} before you pay for it`,
    text: 'We tell you what has been tried, on whom, and what it did.',
  },
  related: ['microneedling', 'peptide-therapy', 'iv-hydration-therapy'],
  disclaimers: [
    'PRP is used off-label here. It is not FDA-approved for hair loss, erectile dysfunction, skin or joint conditions.',
  ],
  updatedOn: '2026-11-26',
  reviewer: 'morgan-ellis',
  reviewedOn: '2026-11-16',
  nextReviewOn: '2027-11-16',
} satisfies Service
