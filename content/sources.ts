import type { Source } from '@/content/schema'

/**
 * All references that the site may print. The meaning of an id never changes; pages number the ids in their own order.
 * Without a DOI, the URL is the page of the journal, PubMed or the authority. A source without a URL is printed without a link.
 */
export const sources = {
  // Testosterone
  T1: {
    citation:
      'Mulhall JP, et al. Evaluation and Management of Testosterone Deficiency: AUA Guideline. J Urol 2018;200:423–432.',
    url: 'https://doi.org/10.1016/j.juro.2018.03.115',
  },
  T2: {
    citation:
      'Bhasin S, et al. Testosterone Therapy in Men With Hypogonadism: An Endocrine Society Clinical Practice Guideline. J Clin Endocrinol Metab 2018;103:1715–1744.',
    url: 'https://doi.org/10.1210/jc.2018-00229',
  },
  T3: {
    citation:
      'Wu FCW, et al. Identification of late-onset hypogonadism in middle-aged and elderly men (EMAS). N Engl J Med 2010;363:123–135.',
    url: 'https://doi.org/10.1056/NEJMoa0911101',
    population: '3,369 men aged 40 to 79, observational',
  },
  T4: {
    citation: 'Huhtaniemi I. Late-onset hypogonadism: current concepts. Asian J Androl 2014;16:192–202.',
    url: 'https://doi.org/10.4103/1008-682X.122336',
    population: 'Review; men aged 40 to 80',
  },
  T5: {
    citation:
      'Travison TG, et al. Harmonized Reference Ranges for testosterone. J Clin Endocrinol Metab 2017;102:1161–1173.',
    url: 'https://doi.org/10.1210/jc.2016-2935',
    population: '9,054 men in four cohorts; range from healthy non-obese men aged 19 to 39',
  },
  T6: {
    citation:
      'Snyder PJ, et al. Effects of Testosterone Treatment in Older Men (TTrials). N Engl J Med 2016;374:611–624.',
    url: 'https://doi.org/10.1056/NEJMoa1506119',
    population: '790 men aged 65 or older with testosterone below 275 ng/dL, one year',
  },
  T7: {
    citation:
      'Ponce OJ, et al. Testosterone replacement therapy in men with hypogonadism: meta-analysis. J Clin Endocrinol Metab 2018;103:1745–1754.',
    url: 'https://academic.oup.com/jcem/article/103/5/1745/4939466',
    population: 'Four randomized trials at low risk of bias, 1,779 men',
  },
  T8: {
    citation:
      'Lincoff AM, et al. Cardiovascular Safety of Testosterone-Replacement Therapy (TRAVERSE). N Engl J Med 2023;389:107–117.',
    url: 'https://doi.org/10.1056/NEJMoa2215025',
    population:
      '5,246 men aged 45 to 80 with hypogonadism and heart disease or high risk, gel, mean 21.7 months',
  },
  T9: {
    citation:
      'Snyder PJ, et al. Testosterone Treatment and Fractures in Men with Hypogonadism. N Engl J Med 2024;390:203–211.',
    url: 'https://doi.org/10.1056/NEJMoa2308836',
    population: 'Substudy of TRAVERSE',
  },
  T10: {
    citation:
      'Bhasin S, et al. Prostate Safety Events During Testosterone Replacement Therapy in Men With Hypogonadism (TRAVERSE). JAMA Netw Open 2023;6:e2348692.',
    url: 'https://doi.org/10.1001/jamanetworkopen.2023.48692',
    population: 'TRAVERSE; men at high prostate risk excluded',
  },
  T11: {
    citation:
      'Wittert G, et al. Testosterone treatment to prevent or revert type 2 diabetes (T4DM). Lancet Diabetes Endocrinol 2021;9:32–45.',
    url: 'https://doi.org/10.1016/S2213-8587(20)30367-3',
    population: '1,007 overweight men on a lifestyle program, two years',
  },
  T12: {
    citation: 'FDA. Class-wide labeling changes for testosterone products. February 28, 2025.',
    url: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-issues-class-wide-labeling-changes-testosterone-products',
  },
  T13: {
    citation:
      'FDA. Potential New Indication for Testosterone Replacement Therapy; Notice. 91 FR 21002, April 20, 2026, docket FDA-2025-N-6743.',
    url: 'https://www.federalregister.gov/d/2026-07615',
  },
  T14: {
    citation:
      'Leproult R, Van Cauter E. Effect of 1 Week of Sleep Restriction on Testosterone Levels in Young Healthy Men. JAMA 2011;305:2173–2174.',
    url: 'https://doi.org/10.1001/jama.2011.710',
    population: 'Ten healthy young men, one week of 5-hour nights',
  },
  T15: {
    citation:
      'Corona G, et al. Body weight loss reverts obesity-associated hypogonadotropic hypogonadism: meta-analysis. Eur J Endocrinol 2013;168:829–843.',
    url: 'https://doi.org/10.1530/EJE-12-0955',
  },
  T16: {
    citation:
      'Liu PY, et al. Rate, extent, and modifiers of spermatogenic recovery after hormonal male contraception. Lancet 2006;367:1412–1420.',
    url: 'https://doi.org/10.1016/S0140-6736(06)68614-5',
  },
  T17: {
    citation:
      'Kelsey TW, et al. A validated age-related normative model for male total testosterone. PLoS One 2014;9:e109346.',
    url: 'https://doi.org/10.1371/journal.pone.0109346',
  },
  T36: {
    citation:
      'Mehta A, et al. Testosterone Levels Do Not Decline with Age in Healthy Men. Open J Urol 2013;3:173–178.',
    url: 'https://file.scirp.org/Html/34977.html',
  },
  T18: {
    citation: 'Testosterone gel. Prescribing information. DailyMed, revised July 2025.',
    url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=5834d34f-839d-412c-b74c-da1dad2cfa88',
  },
  T19: {
    citation: 'Testosterone topical solution. Prescribing information. DailyMed.',
    url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=c0c56607-e995-4bed-9c62-e33a722b38b5',
  },
  T20: {
    citation:
      'Testosterone enanthate injection for use under the skin (Xyosted). Prescribing information. DailyMed.',
    url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=8a3d204c-be26-49e0-8599-0ac12a272e81',
  },
  T21: {
    citation: 'Testosterone undecanoate injection (Aveed). Prescribing information. DailyMed.',
    url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=f80f025b-17d8-40af-8739-20ce07902045',
  },
  T25: {
    citation: 'Testosterone cypionate injection, Padagis. US prescribing information. DailyMed.',
    url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=e3e2da65-4b2a-4210-a6ff-cc08c8567381',
  },
  T29: {
    citation: 'Saad F, et al. Onset of effects of testosterone treatment. Eur J Endocrinol 2011;165:675–685.',
    url: 'https://doi.org/10.1530/EJE-11-0221',
    population: 'Review; the first author worked for a maker of testosterone',
  },
  T30: {
    citation:
      'Brannigan RE, et al. Updates to Male Infertility: AUA/ASRM Guideline (2024). J Urol 2024;212:789–799.',
    url: 'https://www.guidelinecentral.com/guideline/310017',
  },
  T32: {
    citation:
      'Kohn TP, et al. Age and duration of testosterone therapy predict time to return of sperm count after human chorionic gonadotropin therapy. Fertil Steril 2017;107:351–357.',
    url: 'https://doi.org/10.1016/j.fertnstert.2016.10.004',
    population: '66 men, no control group',
  },
  T33: {
    citation:
      'DEA, HHS. Fourth Temporary Extension of Telemedicine Flexibilities. 90 FR 61301, December 31, 2025.',
    url: 'https://www.govinfo.gov/content/pkg/FR-2025-12-31/html/2025-24123.htm',
  },
  T34: {
    citation: 'Exemptions from import or export requirements for personal medical use. 21 CFR 1301.26.',
    url: 'https://www.ecfr.gov/current/title-21/section-1301.26',
  },
  T37: {
    citation:
      'Crawford M, Kennedy L. Testosterone replacement therapy: role of pituitary and thyroid. Transl Androl Urol 2016;5:850–858.',
    url: 'https://doi.org/10.21037/tau.2016.09.01',
  },
  T38: {
    citation:
      'Society for Endocrinology. Emergency management of pituitary apoplexy in adult patients. Endocr Connect 2016;5(5):G12.',
    url: 'https://ec.bioscientifica.com/view/journals/ec/5/5/G12.xml',
  },
  T39: {
    citation: 'Testosterone gel 1% (AndroGel). US prescribing information, section 7. DailyMed.',
    url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=d466910c-9a76-44e8-8759-4717ec2c591f',
  },
  T40: {
    citation:
      'FDA warns that biotin may interfere with lab tests. Safety communication, November 5, 2019 (archived).',
    url: 'https://web.archive.org/web/20220619010658/https://www.fda.gov/medical-devices/safety-communications/update-fda-warns-biotin-may-interfere-lab-tests-fda-safety-communication',
  },

  T54: {
    citation: 'Fernández-García JC, et al. Metabolism 2022;155290. NCT02514629.',
    url: 'https://doi.org/10.1016/j.metabol.2022.155290',
    population: '106 men aged 18 to 50 with obesity and a low level, one year, double-blind',
  },
  T41: {
    citation:
      'GoodRx. Androderm (testosterone patch): discontinued in the United States. Reviewed May 20, 2024.',
    url: 'https://www.goodrx.com/androderm',
  },
  T42: {
    citation:
      'Grober ED, et al. Accuracy of Testosterone Concentrations in Compounded Testosterone Products. J Sex Med 2015;12:1381–1388.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/25963000/',
    population: 'Gels and creams of ten pharmacies in Toronto, two batches',
  },
  T43: {
    citation: 'Schedules of controlled substances: Schedule III, anabolic steroids. 21 CFR 1308.13(f).',
    url: 'https://www.ecfr.gov/current/title-21/section-1308.13',
  },

  // Weight
  W1: {
    citation:
      'Wilding JPH, et al. Once-Weekly Semaglutide in Adults with Overweight or Obesity (STEP 1). N Engl J Med 2021;384:989–1002.',
    url: 'https://doi.org/10.1056/NEJMoa2032183',
    population: '1,961 adults without diabetes, with lifestyle intervention, 68 weeks',
  },
  W2: {
    citation:
      'Jastreboff AM, et al. Tirzepatide Once Weekly for the Treatment of Obesity (SURMOUNT-1). N Engl J Med 2022;387:205–216.',
    url: 'https://doi.org/10.1056/NEJMoa2206038',
    population: '2,539 adults without diabetes, 72 weeks',
  },
  W3: {
    citation:
      'Wilding JPH, et al. Weight regain after withdrawal of semaglutide (STEP 1 extension). Diabetes Obes Metab 2022;24:1553–1564.',
    url: 'https://doi.org/10.1111/dom.14725',
    population: 'STEP 1 participants, one year after stopping',
  },
  W4: {
    citation:
      'Aronne LJ, et al. Continued Treatment With Tirzepatide for Maintenance of Weight Reduction in Adults With Obesity (SURMOUNT-4). JAMA 2024;331:38–48.',
    url: 'https://doi.org/10.1001/jama.2023.24945',
    population: 'Adults after 36 weeks of tirzepatide, followed to 88 weeks',
  },
  W5: {
    citation:
      'Aronne LJ, et al. Tirzepatide as Compared with Semaglutide for the Treatment of Obesity (SURMOUNT-5). N Engl J Med 2025;393:26–36.',
    url: 'https://doi.org/10.1056/NEJMoa2416394',
    population: '751 adults, open label, 72 weeks',
  },
  W6: {
    citation:
      'Lincoff AM, et al. Semaglutide and Cardiovascular Outcomes in Obesity without Diabetes (SELECT). N Engl J Med 2023;389:2221–2232.',
    url: 'https://doi.org/10.1056/NEJMoa2307563',
    population: '17,604 adults aged 45 or older with cardiovascular disease and BMI 27 or more, no diabetes',
  },
  W7: {
    citation:
      'Grunvald E, et al. AGA Guideline on Pharmacological Interventions for Adults With Obesity. Gastroenterology 2022;163:1198–1225.',
    url: 'https://doi.org/10.1053/j.gastro.2022.08.045',
  },
  W8: {
    citation: 'FDA. FDA’s Concerns with Unapproved GLP-1 Drugs Used for Weight Loss.',
    url: 'https://www.fda.gov/drugs/postmarket-drug-safety-information-patients-and-providers/fdas-concerns-unapproved-glp-1-drugs-used-weight-loss',
  },
  W9: {
    citation:
      'FDA. List of Bulk Drug Substances for Which There Is a Clinical Need Under Section 503B; Notice. 91 FR 23431–23444, May 1, 2026, docket FDA-2018-N-3240.',
    url: 'https://www.govinfo.gov/content/pkg/FR-2026-05-01/html/2026-08552.htm',
  },
  W12: {
    citation: 'Wegovy (semaglutide) injection and tablets. US prescribing information. DailyMed.',
    url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=ee06186f-2aa3-4990-a760-757579d8f77b',
  },
  W13: {
    citation:
      'Knowler WC, et al. Reduction in the Incidence of Type 2 Diabetes with Lifestyle Intervention or Metformin (Diabetes Prevention Program). N Engl J Med 2002;346:393–403.',
    url: 'https://doi.org/10.1056/NEJMoa012512',
  },
  W14: {
    citation:
      'Look AHEAD Research Group. Eight-year weight losses with an intensive lifestyle intervention. Obesity 2014;22:5–13.',
    url: 'https://doi.org/10.1002/oby.20662',
    population: 'Overweight adults with type 2 diabetes, eight years',
  },
  W15: {
    citation:
      'Lean MEJ, et al. Primary care-led weight management for remission of type 2 diabetes (DiRECT). Lancet 2018;391:541–551.',
    url: 'https://doi.org/10.1016/S0140-6736(17)33102-1',
  },
  W16: {
    citation:
      'Wadden TA, et al. Effect of Subcutaneous Semaglutide vs Placebo as an Adjunct to Intensive Behavioral Therapy on Body Weight (STEP 3). JAMA 2021;325:1403–1413.',
    url: 'https://doi.org/10.1001/jama.2021.1831',
    population: 'Intensive behavioral therapy in both arms, 68 weeks',
  },
  W17: {
    citation:
      'Murphy E, Finucane FM. Structured lifestyle modification as an adjunct to obesity pharmacotherapy. Int J Obes 2024.',
    url: 'https://doi.org/10.1038/s41366-024-01499-2',
  },
  W18: {
    citation: 'FDA. FDA clarifies policies for compounders as national GLP-1 supply begins to stabilize.',
    url: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-clarifies-policies-compounders-national-glp-1-supply-begins-stabilize',
  },
  W19: {
    citation: 'Pharmacy compounding (section 503A). 21 USC 353a(b)(1)(D) and (b)(2).',
    url: 'https://www.govinfo.gov/link/uscode/21/353a',
  },
  W23: {
    citation:
      'Wharton S, et al. (OASIS 4). Oral Semaglutide at a Dose of 25 mg in Adults with Overweight or Obesity. N Engl J Med 2025;393:1077–1087.',
    url: 'https://doi.org/10.1056/NEJMoa2500969',
    population: '307 adults without diabetes, 64 weeks',
  },
  W24: {
    citation: 'Wharton S, et al. (ATTAIN-1). Orforglipron for Obesity Treatment. N Engl J Med 2025.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/40960239/',
    population: '3,127 adults with obesity and without diabetes, 72 weeks; doses of the trial capsule',
  },
  W25: {
    citation:
      'Sanyal AJ, et al. Phase 3 Trial of Semaglutide in Metabolic Dysfunction-Associated Steatohepatitis (ESSENCE). N Engl J Med 2025;392:2089–2099.',
    url: 'https://doi.org/10.1056/NEJMoa2413258',
    population: 'First 800 patients with MASH and moderate to advanced scarring, 72 weeks',
  },
  W26: {
    citation:
      'Malhotra A, et al. Tirzepatide for the Treatment of Obstructive Sleep Apnea and Obesity (SURMOUNT-OSA). N Engl J Med 2024;391:1193–1205.',
    url: 'https://doi.org/10.1056/NEJMoa2404881',
    population: 'Adults with obesity and moderate to severe obstructive sleep apnea, about one year',
  },
  W34: {
    citation: 'Zepbound (tirzepatide) injection. US prescribing information, February 25, 2026. DailyMed.',
    url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=487cd7e7-434c-4925-99fa-aa80b1cc776b',
  },
  W35: {
    citation: 'Foundayo (orforglipron) tablets. US prescribing information, April 1, 2026. DailyMed.',
    url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=8ac446c5-feba-474f-a103-23facb9b5c62',
  },
  W36: {
    citation:
      'European Medicines Agency. NAION, a very rare side effect of semaglutide medicines. June 6, 2025.',
    url: 'https://www.ema.europa.eu/en/news/prac-concludes-eye-condition-naion-very-rare-side-effect-semaglutide-medicines-ozempic-rybelsus-wegovy',
  },
  W37: {
    citation: 'MHRA updates guidance for semaglutide prescribers and patients. GOV.UK, February 5, 2026.',
    url: 'https://www.gov.uk/government/news/mhra-updates-guidance-for-semaglutide-prescribers-and-patients',
  },

  W38: {
    citation:
      'Wharton S, et al. Once-weekly semaglutide 7.2 mg in adults with obesity (STEP UP). Lancet Diabetes Endocrinol 2025;13:949–963.',
    url: 'https://doi.org/10.1016/S2213-8587(25)00226-8',
    population: '1,407 adults with obesity and without diabetes, 72 weeks',
  },
  W39: {
    citation:
      'Diabetes Prevention Program Research Group. Description of the lifestyle intervention. Diabetes Care 2002;25:2165–2171.',
    url: 'https://doi.org/10.2337/diacare.25.12.2165',
  },

  // Peptides
  P1: {
    citation:
      'FDA. Certain Bulk Drug Substances for Use in Compounding that May Present Significant Safety Risks.',
    url: 'https://www.fda.gov/drugs/compounding/certain-bulk-drug-substances-use-compounding-may-present-significant-safety-risks',
  },
  P2: {
    citation:
      'FDA. Pharmacy Compounding Advisory Committee, meeting of July 23–24, 2026, docket FDA-2025-N-6895.',
    url: 'https://www.regulations.gov/docket/FDA-2025-N-6895',
    population: 'What the staff recommended was read in reports on the meeting, not in the docket',
    isUnread: true,
  },
  P3: {
    citation:
      'Vasireddi N, et al. Emerging Use of BPC-157 in Orthopaedic Sports Medicine: systematic review. HSS J 2025.',
    url: 'https://doi.org/10.1177/15563316251355551',
    population: '36 studies: 35 preclinical, one in 12 patients without a control group',
  },
  P4: {
    citation:
      'McGuire FP, et al. Regeneration or Risk? A Narrative Review of BPC-157 for Musculoskeletal Healing. Curr Rev Musculoskelet Med 2025;18:611–619.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/40789979/',
  },
  P5: {
    citation:
      'Sinha DK, et al. Beyond the androgen receptor: growth hormone secretagogues in hypogonadal males. Transl Androl Urol 2020;9(S2):S149–S159.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7108996',
    population: 'Review',
  },
  P6: {
    citation:
      'Ionescu M, Frohman LA. Pulsatile secretion of GH persists during CJC-1295. J Clin Endocrinol Metab 2006;91:4792–4797.',
    url: 'https://doi.org/10.1210/jc.2006-1702',
    population: 'Healthy men, one week after a dose',
  },
  P7: {
    citation:
      'Beck DE, et al. Ipamorelin for postoperative ileus: randomized trial. Int J Colorectal Dis 2014;29:1527–1534.',
    url: 'https://doi.org/10.1007/s00384-014-2030-8',
    population: 'Surgical patients, randomized',
  },
  P8: {
    citation: 'Nass R, et al. Effects of an oral ghrelin mimetic (MK-677). Ann Intern Med 2008;149:601–611.',
    url: 'https://doi.org/10.7326/0003-4819-149-9-200811040-00003',
    population: '65 older adults, 12 months',
  },
  P9: {
    citation:
      'Falutz J, et al. Metabolic Effects of a Growth Hormone-Releasing Factor in Patients with HIV (tesamorelin). N Engl J Med 2007;357:2359–2370.',
    url: 'https://doi.org/10.1056/NEJMoa072375',
    population: 'Adults with HIV lipodystrophy, 26 weeks',
  },
  P10: {
    citation: 'World Anti-Doping Agency. Prohibited List.',
    url: 'https://www.wada-ama.org/en/prohibited-list',
  },

  P11: {
    citation:
      'Copinschi G, et al. Prolonged oral treatment with MK-677, a novel growth hormone secretagogue, improves sleep quality in man. Neuroendocrinology 1997;66:278–286.',
    url: 'https://doi.org/10.1159/000127249',
    population: 'Eight volunteers aged 18 to 30, seven days; six aged 65 to 71, 14 days',
  },
  P12: {
    citation:
      'Monti JM, et al. Study of delta sleep-inducing peptide efficacy in improving sleep on short-term administration to chronic insomniacs. Int J Clin Pharmacol Res 1987;7:105–110.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/3583493/',
    population: 'People with chronic insomnia, four nights, double-blind',
  },
  P14: {
    citation: 'Lee E, Burgess K. Altern Ther Health Med 2025. PMID 40131143.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/40131143/',
    population: 'BPC-157 by vein in two healthy adults, no control group',
  },

  // Platelet-rich plasma: hair, sexual health, joints
  R1: {
    citation:
      'Kieling L, et al. Is autologous PRP capable of increasing hair density in AGA? Systematic review and meta-analysis of RCTs. An Bras Dermatol 2024;99:847–862.',
    url: 'https://www.sciencedirect.com/science/article/pii/S0365059624001363',
    population: 'Randomized trials against placebo, to April 2023',
  },
  R2: {
    citation:
      'Chen JX, et al. Platelet-Rich Plasma for the Treatment of Androgenic Alopecia: A Systematic Review. Facial Plast Surg 2018;34:631–640.',
    url: 'https://doi.org/10.1055/s-0038-1660845',
    population: '24 papers, eight of them randomized trials',
  },
  R3: {
    citation:
      'Georgescu SR, et al. Effectiveness of PRP in Androgenic Alopecia: A Meta-Analysis. J Pers Med 2022;12:342.',
    url: 'https://doi.org/10.3390/jpm12030342',
  },
  R4: {
    citation: 'Zhou S, et al. PRP in Female Androgenic Alopecia. Front Pharmacol 2021;12:642980.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8204330',
    population: 'Women',
  },
  R5: {
    citation: 'Propecia (finasteride 1 mg) tablets. US prescribing information. DailyMed.',
    url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=6f904709-65aa-44ce-b144-b4c8a0416e36',
  },
  R9: {
    citation:
      'European Medicines Agency. Finasteride- and dutasteride-containing medicinal products: referral. June 19, 2025.',
    url: 'https://www.ema.europa.eu/en/medicines/human/referrals/finasteride-dutasteride-containing-medicinal-products',
  },
  R8: {
    citation: 'National Library of Medicine. Minoxidil Topical. MedlinePlus.',
    url: 'https://medlineplus.gov/druginfo/meds/a689003.html',
  },
  S1: {
    citation:
      'Poulios E, et al. Platelet-Rich Plasma (PRP) Improves Erectile Function: A Double-Blind, Randomized, Placebo-Controlled Clinical Trial. J Sex Med 2021;18:926–935.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/33906807/',
    population: '60 men with mild or moderate ED, one center, six months',
  },
  S2: {
    citation: 'Masterson TA, Molina M, Ledesma B, et al. J Urol 2023;210:154–161.',
    url: 'https://doi.org/10.1097/JU.0000000000003481',
    population: '61 men with mild to moderate ED, PRP or placebo, double-blind',
  },
  S3: {
    citation:
      'Ragheb AM, et al. Safety and efficacy of platelet-rich plasma injection for treatment of erectile dysfunction: a prospective randomized controlled study. Basic Clin Androl 2024;34:16.',
    url: 'https://doi.org/10.1186/s12610-024-00232-3',
    population: '52 men with mild to moderate ED, three injections, six months',
  },
  S4: {
    citation: 'Huang H, et al. PRP in ED: systematic review and meta-analysis. Transl Androl Urol 2024.',
    url: 'https://tau.amegroups.org/article/view/125002',
  },
  S5: {
    citation: 'Burnett AL, et al. Erectile Dysfunction: AUA Guideline. J Urol 2018;200:633–641.',
    url: 'https://doi.org/10.1016/j.juro.2018.05.004',
  },
  S8: {
    citation:
      'Yogiswara N, et al. The potential role of intracavernosal injection of platelet-rich plasma for treating patients with mild to moderate erectile dysfunction: a GRADE-assessed systematic review and meta-analysis of randomized controlled trials. Arch Ital Urol Androl 2024;96(3).',
    url: 'https://doi.org/10.4081/aiua.2024.12687',
    population: 'Three trials, 221 men',
  },
  S11: {
    citation:
      'Ashton L, et al. A Single Injection of Platelet-Rich Plasma Injection for the Treatment of Stress Urinary Incontinence in Females: A Randomized Placebo-Controlled Trial. Urology 2024.',
    url: 'https://doi.org/10.1016/j.urology.2024.06.047',
    population: '50 women, one injection, six months',
  },
  S12: {
    citation:
      'Grigoriadis T, et al. Platelet-Rich Plasma for the Treatment of Stress Urinary Incontinence—A Randomized Trial. Urogynecology 2024;30:42–49.',
    url: 'https://doi.org/10.1097/SPV.0000000000001378',
    population: '50 women, two injections',
  },
  S13: {
    citation: 'Clarke, et al. Obstet Gynecol 2026. NCT05769283.',
    url: 'https://doi.org/10.1097/AOG.0000000000006256',
    population: '52 women before menopause, one injection of PRP or salt water, six months',
  },
  // Questions that patients ask
  T50: {
    citation:
      'Burnett-Bowie SA, et al. Effects of aromatase inhibition on bone mineral density in older men with low testosterone. J Clin Endocrinol Metab 2009;94:4785–4792.',
    url: 'https://doi.org/10.1210/jc.2009-0739',
    population: '69 men aged 60 and over, anastrozole 1 mg or placebo, one year',
  },
  T51: {
    citation:
      'Bond P, et al. Testosterone therapy-induced erythrocytosis: can phlebotomy be justified? Endocr Connect 2024;13(10):e240283.',
    url: 'https://doi.org/10.1530/EC-24-0283',
    population: 'Review',
  },
  T53: {
    citation:
      'Jensterle M, et al. Effects of liraglutide on obesity-associated functional hypogonadism in men. Endocr Connect 2019;8:195–202.',
    url: 'https://doi.org/10.1530/EC-18-0514',
    population: '30 men, randomized, 16 weeks',
  },
  W40: {
    citation:
      'Look M, et al. Body composition changes during weight reduction with tirzepatide in SURMOUNT-1. Diabetes Obes Metab 2025;27(5).',
    url: 'https://doi.org/10.1111/dom.16275',
    population: '160 adults with scans, 72 weeks',
  },
  W41: {
    citation:
      'Wilding JPH, et al. Impact of semaglutide on body composition: STEP 1. J Endocr Soc 2021;5(Suppl 1):A16–A17.',
    url: 'https://doi.org/10.1210/jendso/bvab048.030',
    population: '140 adults with scans, 68 weeks',
  },
  W42: {
    citation:
      'Mozaffarian D, et al. Nutritional priorities to support GLP-1 therapy for obesity. Am J Clin Nutr 2025.',
    url: 'https://doi.org/10.1016/j.ajcnut.2025.04.023',
    population: 'Joint advisory of four societies',
  },
  W43: {
    citation:
      'Gorgojo-Martínez JJ, et al. Clinical Recommendations to Manage Gastrointestinal Adverse Events in Patients Treated with GLP-1 Receptor Agonists: A Multidisciplinary Expert Consensus. J Clin Med 2023;12:145.',
    url: 'https://doi.org/10.3390/jcm12010145',
    population: 'Advice of a panel of experts, not a trial',
  },
  P20: {
    citation:
      'Mulder GD, et al. Enhanced healing of ulcers in patients with diabetes by topical treatment with glycyl-l-histidyl-l-lysine copper. Wound Repair Regen 1994;2:259–269.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/17147644/',
  },
  P21: {
    citation:
      'Wang X, et al. A first-in-human, randomized, double-blind, single- and multiple-dose, phase I study of recombinant human thymosin β4 in healthy Chinese volunteers. J Cell Mol Med 2021;25:8222–8228.',
    url: 'https://doi.org/10.1111/jcmm.16693',
    population: '84 healthy people',
  },
  R10: {
    citation:
      'Hausauer AK, Jones DH. Evaluating the Efficacy of Different Platelet-Rich Plasma Regimens for Management of Androgenetic Alopecia: A Single-Center, Blinded, Randomized Clinical Trial. Dermatol Surg 2018.',
    population: '40 people, six months, no placebo group',
  },
  R11: {
    citation:
      'The Effect of Platelet-Rich Plasma in Hair Regrowth: A Randomized Placebo-Controlled Trial. 2015.',
    population: 'Half of the head of 23 people, three monthly sessions, two years; 20 finished',
  },
  R23: {
    citation: 'Proscar (finasteride 5 mg) tablets. US prescribing information. DailyMed.',
    url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=7c01f541-1c88-400c-41a9-7cbb9dee50c0',
  },
  R20: {
    citation:
      'Penha MA, et al. Oral Minoxidil vs Topical Minoxidil for Male Androgenetic Alopecia: A Randomized Clinical Trial. JAMA Dermatol 2024;160:600–605.',
    url: 'https://doi.org/10.1001/jamadermatol.2024.0284',
    population: '90 men, 24 weeks',
  },
  R21: {
    citation:
      'Gupta AK, et al. Relative Efficacy of Minoxidil and the 5-α Reductase Inhibitors in Androgenetic Alopecia: Network Meta-analysis. JAMA Dermatol 2022;158:266–274.',
    url: 'https://doi.org/10.1001/jamadermatol.2021.5743',
    population: '23 trials',
  },
  R22: {
    citation: 'Minoxidil tablets. US prescribing information, with boxed warning. DailyMed.',
    url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=ab30461c-f8c8-409d-9e24-d58ed8a34873',
  },
  M20: {
    citation:
      'Comparing fractional CO2 laser and needling-based modalities in facial acne scar treatment: a comprehensive systematic review and meta-analysis. Lasers Med Sci 2026;41:124.',
    url: 'https://doi.org/10.1007/s10103-026-04905-5',
    population: '17 studies',
  },
  M21: {
    citation:
      'Argobi Y, et al. Fractional carbon dioxide laser compared with radiofrequency microneedling for acne scars: meta-analysis. J Cosmet Dermatol 2026.',
    url: 'https://doi.org/10.1111/jocd.70765',
    population: '8 trials, 249 patients',
  },
  M22: {
    citation:
      'Waldman A, et al. ASDS Guidelines Task Force: Consensus Recommendations Regarding the Safety of Lasers, Dermabrasion, Chemical Peels, Energy Devices, and Skin Surgery During and After Isotretinoin Use. Dermatol Surg 2017;43:1249–1262.',
    url: 'https://doi.org/10.1097/DSS.0000000000001166',
  },
  M23: {
    citation:
      'Vaghela D, et al. Guideline for the Management of Herpes Simplex 1 and Cosmetic Interventions. J Clin Aesthet Dermatol 2021;14(6 Suppl 1):S11–S14.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/34976293/',
  },
  N3: {
    citation:
      'FDA. FDA highlights concerns with using dietary ingredient glutathione to compound sterile injectables. June 2019.',
    url: 'https://www.fda.gov/drugs/human-drug-compounding/fda-highlights-concerns-using-dietary-ingredient-glutathione-compound-sterile-injectables',
  },
  N5: {
    citation:
      'Morifuji M, et al. Ingestion of β-nicotinamide mononucleotide increased blood NAD levels, maintained walking speed, and improved sleep quality in older adults in a double-blind randomized, placebo-controlled study. GeroScience 2024;46:4671–4688.',
    url: 'https://doi.org/10.1007/s11357-024-01204-1',
    population: '60 adults, 250 mg, 12 weeks; the main outcome, a stepping test, did not differ',
  },
  F10: {
    citation:
      'Cadegiani FA, Kater CE. Adrenal fatigue does not exist: a systematic review. BMC Endocr Disord 2016;16:48.',
    url: 'https://doi.org/10.1186/s12902-016-0128-4',
    population: '58 studies',
  },
  M24: {
    citation:
      'FDA. Microneedling Devices: Getting to the Point on Benefits, Risks and Safety. Consumer update.',
    url: 'https://www.fda.gov/consumers/consumer-updates/microneedling-devices-getting-point-benefits-risks-and-safety',
  },
  // Erections
  E1: {
    citation:
      'Vlachopoulos CV, et al. Prediction of cardiovascular events and all-cause mortality with erectile dysfunction: meta-analysis of cohort studies. Circ Cardiovasc Qual Outcomes 2013;6:99–109.',
    url: 'https://doi.org/10.1161/CIRCOUTCOMES.112.966903',
    population: '14 studies, 92,757 men, mean follow-up 6.1 years',
  },
  E2: {
    citation:
      'Rosen RC, et al. Proceedings of PRINCETON IV: PDE5 inhibitors and cardiac health symposium. Sex Med Rev 2024;12:681–709.',
    url: 'https://doi.org/10.1093/sxmrev/qeae043',
    population: 'Consensus of experts, funded by Sanofi',
  },
  E3: {
    citation:
      'Khera M, et al. Effect of aerobic exercise on erectile function: meta-analysis of randomized controlled trials. J Sex Med 2023;20:1369–1375.',
    url: 'https://doi.org/10.1093/jsxmed/qdad130',
    population: '11 trials',
  },
  E4: {
    citation:
      'Moore RA, et al. Indirect comparison of interventions using published randomised trials: PDE-5 inhibitors for erectile dysfunction. BMC Urol 2005;5:18.',
    url: 'https://doi.org/10.1186/1471-2490-5-18',
  },
  E5: {
    citation:
      'Vardi M, Nini A. Phosphodiesterase inhibitors for erectile dysfunction in patients with diabetes mellitus. Cochrane Database Syst Rev 2007;CD002187.',
    url: 'https://doi.org/10.1002/14651858.CD002187.pub3',
    population: 'Eight trials, 976 men on a tablet and 741 without',
  },
  E6: {
    citation: 'Sildenafil tablets. US prescribing information. DailyMed.',
    url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=0b0be196-0c62-461c-94f4-9a35339b4501',
  },
  E7: {
    citation:
      'Corona G, et al. Meta-analysis of Results of Testosterone Therapy on Sexual Function Based on International Index of Erectile Function Scores. Eur Urol 2017;72:1000–1011.',
    url: 'https://doi.org/10.1016/j.eururo.2017.03.032',
  },
  E8: {
    citation:
      'Ergun O, et al. Low-intensity shockwave therapy for erectile dysfunction. Cochrane Database Syst Rev 2025;7:CD013166.',
    url: 'https://doi.org/10.1002/14651858.CD013166.pub3',
    population: 'Literature search to July 2024',
  },
  E9: {
    citation: 'Fojecki GL, et al. Sex Med 2018. PMC5815970.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5815970/',
    population: '126 men, linear shockwaves or a sham, 12 months',
  },
  E10: {
    citation:
      'Liu JL, et al. Restorative Therapies for Erectile Dysfunction: Position Statement From the Sexual Medicine Society of North America. Sex Med 2021;9:100343.',
    url: 'https://doi.org/10.1016/j.esxm.2021.100343',
  },
  J1: {
    citation:
      'Bennell KL, et al. Effect of Intra-articular Platelet-Rich Plasma vs Placebo Injection on Pain and Medial Tibial Cartilage Volume in Patients With Knee Osteoarthritis (RESTORE). JAMA 2021;326:2021–2030.',
    url: 'https://doi.org/10.1001/jama.2021.19415',
    population: '288 adults with knee osteoarthritis, 12 months',
  },
  J3: {
    citation:
      'Filardo G, et al. PRP injections for knee osteoarthritis: meta-analysis of randomized controlled trials. Cartilage 2021;13(1 Suppl):364S–375S.',
    url: 'https://doi.org/10.1177/1947603520931170',
    population: '34 trials, 2,829 knees',
  },
  J4: {
    citation:
      'Kolasinski SL, et al. 2019 ACR/Arthritis Foundation Guideline for the Management of Osteoarthritis of the Hand, Hip, and Knee. Arthritis Care Res 2020;72:149–162.',
    url: 'https://doi.org/10.1002/acr.24131',
  },
  J5: {
    citation:
      'Coakley G, et al. BSR & BHPR, BOA, RCGP and BSAC guidelines for management of the hot swollen joint in adults. Rheumatology (Oxford) 2006;45:1039–1041.',
    url: 'https://doi.org/10.1093/rheumatology/kel163a',
  },
  J6: {
    citation:
      'Long B, et al. Evaluation and Management of Septic Arthritis and its Mimics in the Emergency Department. West J Emerg Med 2019;20:331–341.',
    url: 'https://doi.org/10.5811/westjem.2018.10.40974',
  },

  J10: {
    citation: 'Versus Arthritis. Septic arthritis.',
    url: 'https://versusarthritis.org/about-arthritis/conditions/septic-arthritis',
  },
  J7: {
    citation:
      'Kearney RS, et al. Effect of Platelet-Rich Plasma Injection vs Sham Injection on Tendon Dysfunction in Patients With Chronic Midportion Achilles Tendinopathy. JAMA 2021;326:137–144.',
    url: 'https://doi.org/10.1001/jama.2021.6986',
    population: '240 adults, six months',
  },
  J8: {
    citation:
      'Karjalainen TV, et al. Autologous blood and platelet-rich plasma injection therapy for lateral elbow pain. Cochrane Database Syst Rev 2021;9:CD010951.',
    url: 'https://doi.org/10.1002/14651858.CD010951.pub2',
    population: '32 studies, 2,337 people',
  },
  J9: {
    citation:
      'Beitzel K, et al. US definitions, current use, and FDA stance on use of platelet-rich plasma in sports medicine. J Knee Surg 2015;28:29–34.',
    url: 'https://doi.org/10.1055/s-0034-1390030',
  },

  // Microneedling and exosomes
  M1: {
    citation: 'Kang C, Lu D. Microneedling and PRP for acne scars: meta-analysis. Front Med 2022;8:788754.',
    url: 'https://doi.org/10.3389/fmed.2021.788754',
    population: '14 controlled studies, 472 patients, four studies randomized',
  },
  M2: {
    citation:
      'FDA Safety Communication: Potential Risks with Certain Uses of RF Microneedling. October 15, 2025.',
    url: 'https://content.govdelivery.com/accounts/USFDA/bulletins/3f73141',
  },
  M3: {
    citation: 'FDA. Public Safety Notification on Exosome Products. December 6, 2019.',
    url: 'https://www.fda.gov/vaccines-blood-biologics/safety-availability-biologics/public-safety-notification-exosome-products',
  },
  M4: {
    citation:
      'FDA. Consumer Alert on Regenerative Medicine Products Including Stem Cells and Exosomes. 2020.',
    url: 'https://www.fda.gov/vaccines-blood-biologics/consumers-biologics/consumer-alert-regenerative-medicine-products-including-stem-cells-and-exosomes',
  },
  M5: {
    citation:
      'Stadelman-Behar AM, et al. HIV transmission associated with cosmetic PRP microneedling facials, New Mexico 2018–2023. MMWR 2024;73:372–376.',
    url: 'https://www.cdc.gov/mmwr/volumes/73/wr/mm7316a3.htm',
    population: 'Clients of one unlicensed spa',
  },
  M6: {
    citation: 'FDA. De Novo DEN160029 (SkinPen). 2018.',
    url: 'https://www.accessdata.fda.gov/scripts/cdrh/cfdocs/cfpmn/denovo.cfm?id=DEN160029',
    population: 'Facial acne scars in adults aged 22 or older',
  },
  M7: {
    citation:
      'Dhurat R, et al. A Randomized Evaluator Blinded Study of Effect of Microneedling in Androgenetic Alopecia: A Pilot Study. Int J Trichology 2013;5:6–11.',
    url: 'https://doi.org/10.4103/0974-7753.114700',
    population: '100 men, one center, 12 weeks',
  },
  M25: {
    citation:
      'Ahmed KMA, et al. Evaluating the efficacy and safety of combined microneedling therapy versus topical Minoxidil in androgenetic alopecia: a systematic review and meta-analysis. Arch Dermatol Res 2025;317:528.',
    url: 'https://doi.org/10.1007/s00403-025-04032-1',
    population: '12 trials, 631 people, to September 2024',
  },
  M26: {
    citation: 'Amer M, et al. J Cosmet Dermatol, online December 13, 2018.',
    population: 'Needling of wrinkles in 20 smokers and 20 others; read in a summary',
  },
  M27: {
    citation: 'American Academy of Dermatology. Acne scars: Self-care.',
    url: 'https://www.aad.org/public/diseases/acne/derm-treat/scars/self-care',
  },
  M8: {
    citation:
      'Kwon HH, et al. Combination Treatment with Human Adipose Tissue Stem Cell-derived Exosomes and Fractional CO2 Laser for Acne Scars: A 12-week Prospective, Double-blind, Randomized, Split-face Study. Acta Derm Venereol 2020;100:adv00310.',
    url: 'https://doi.org/10.2340/00015555-3666',
    population: '25 patients, split face, after fractional CO₂ laser',
  },
  M9: {
    citation:
      'Park GH, et al. Efficacy of combined treatment with human adipose tissue stem cell-derived exosome-containing solution and microneedling for facial skin aging: a 12-week prospective, randomized, split-face study. J Cosmet Dermatol 2023;22:3418–3426.',
    url: 'https://doi.org/10.1111/jocd.15872',
    population: '28 adults, three sessions, followed to six weeks after the last',
  },
  M10: {
    citation:
      'Estupiñan B, et al. Adipose Mesenchymal Stem Cell-Derived Exosomes Versus Platelet-Rich Plasma Treatment for Photoaged Facial Skin: An Investigator-Blinded, Split-Face, Non-Inferiority Trial. J Cosmet Dermatol 2025;24(5).',
    url: 'https://doi.org/10.1111/jocd.70208',
    population: 'Radiofrequency microneedling, three sessions, PRP on one half of the face',
  },
  M11: {
    citation: 'FDA. Microneedling Devices.',
    url: 'https://www.fda.gov/medical-devices/aesthetic-cosmetic-devices/microneedling-devices',
    population: 'People aged 22 or older',
  },
  M12: {
    citation: 'FDA. Soft Tissue Filler Alert. JAMA 2015;314:217.',
    url: 'https://doi.org/10.1001/jama.2015.8139',
  },

  // Intravenous therapy, NAD+, functional programs
  I1: {
    citation:
      'Ali A, et al. Myers’ Cocktail for fibromyalgia: placebo-controlled pilot. J Altern Complement Med 2009;15:247–257.',
    url: 'https://doi.org/10.1089/acm.2008.0410',
    population: '34 adults with fibromyalgia',
  },
  I2: {
    citation:
      'Grant R, et al. Plasma and urine NAD+ metabolome during a 6 h IV infusion of NAD+. Front Aging Neurosci 2019;11:257.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/31572171/',
    population: 'Eight men and three controls, one infusion',
  },
  I3: {
    citation:
      'Radenkovic D, Reason, Verdin E. Clinical Evidence for Targeting NAD Therapeutically. Pharmaceuticals 2020;13:247.',
    url: 'https://doi.org/10.3390/ph13090247',
    population: 'Systematic review',
  },
  I4: {
    citation: 'Gaby AR. Intravenous nutrient therapy: the “Myers’ cocktail”. Altern Med Rev 2002;7:389–403.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/12410623/',
    population: 'Narrative, from cases',
  },
  I5: {
    citation:
      'FTC v. A & O Enterprises (iV Bars). 83 FR 50372; complaint September 20, 2018, final order 2019.',
    url: 'https://www.federalregister.gov/citation/83-FR-50372',
  },
  I6: {
    citation:
      'Texas Occupations Code, chapter 172, Provision of Elective Intravenous Therapy (H.B. 3749, “Jenifer’s Law”). In force since September 1, 2025.',
    url: 'https://statutes.capitol.texas.gov/Docs/OC/htm/OC.172.htm',
  },
  I7: {
    citation:
      'FDA. Concerns with compounding of drug products by medical offices and clinics under insanitary conditions. October 25, 2021.',
    url: 'https://www.fda.gov/drugs/human-drug-compounding/fda-highlights-concerns-compounding-drug-products-medical-offices-and-clinics-under-insanitary',
  },
  I8: {
    citation: 'Lactated Ringer’s injection. US prescribing information, warnings. DailyMed.',
    url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=dad7735c-709b-40ea-ab7a-15577e24a966',
  },
  I9: {
    citation: 'Ascor (ascorbic acid) injection. US prescribing information, January 25, 2024. DailyMed.',
    url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=388aad52-fc01-4784-9791-1dbc80c69306',
  },
  N1: {
    citation:
      'U.S. Food and Drug Administration. FDA reminds compounders to use ingredients suitable for sterile compounding.',
    url: 'https://www.fda.gov/drugs/human-drug-compounding/fda-reminds-compounders-use-ingredients-suitable-sterile-compounding',
  },
  N2: {
    citation: 'FDA. Enforcement reports: recalls of NAD+ injection, GenoGenix LLC, 2025.',
    population: 'Two lots of one maker. Read as two sellers of NAD+ report them, not in the FDA’s own entry',
    isUnread: true,
  },
  N6: {
    citation:
      'Hawkins J, et al. Randomized, placebo-controlled, pilot clinical study evaluating acute Niagen®+ IV and NAD+ IV in healthy adults. medRxiv 2024.06.06.24308565 (preprint).',
    url: 'https://doi.org/10.1101/2024.06.06.24308565',
    population: '37 and 16 healthy adults, 500 mg',
  },
  I10: {
    citation:
      'Perez SRS, et al. Intravenous 0.9% sodium chloride therapy does not reduce length of stay of alcohol-intoxicated patients in the emergency department: A randomised controlled trial. Emerg Med Australas 2013;25:527–534.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/24308613/',
    population: '144 adults',
  },
  F1: {
    citation:
      'Beidelschies M, et al. Association of the Functional Medicine Model of Care With Patient-Reported Health-Related Quality-of-Life Outcomes. JAMA Netw Open 2019;2:e1914017.',
    url: 'https://doi.org/10.1001/jamanetworkopen.2019.14017',
    population: '398 matched pairs, retrospective, 12 months',
  },
  F2: {
    citation:
      'Klein AV, Kiat H. Detox diets for toxin elimination and weight management. J Hum Nutr Diet 2015;28:675–686.',
    url: 'https://doi.org/10.1111/jhn.12286',
    population: 'Review',
  },
  F3: {
    citation:
      'National Center for Complementary and Integrative Health. “Detoxes” and “Cleanses”: What You Need To Know.',
    url: 'https://www.nccih.nih.gov/health/detoxes-and-cleanses-what-you-need-to-know',
  },

  // Gut and hormones
  G1: {
    citation:
      'Pakpahan C, et al. Gut microbiome and testosterone in men: systematic review. PeerJ 2025;13:e19289.',
    url: 'https://doi.org/10.7717/peerj.19289',
    population: 'Observational studies only',
  },
  G2: {
    citation:
      'Matsushita M, et al. Firmicutes correlate with testosterone in elderly men. World J Mens Health 2022;40:517–525.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9253793',
    population: '54 older men, observational',
  },
  G3: {
    citation:
      'Liu S, et al. Correlation Between Gut Microbiota and Testosterone in Male Patients With Type 2 Diabetes Mellitus. Front Endocrinol 2022;13:836485.',
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8990747',
    population: '46 men with type 2 diabetes, observational',
  },
  G4: {
    citation:
      'Colldén H, et al. Gut microbiota is a major regulator of androgen metabolism in intestinal contents. Am J Physiol Endocrinol Metab 2019;317:E1182–E1192.',
    url: 'https://doi.org/10.1152/ajpendo.00338.2019',
    population: 'Mice, and a few young men',
  },
  G5: {
    citation: 'Su GL, et al. AGA guideline: role of probiotics. Gastroenterology 2020;159:697–705.',
    url: 'https://doi.org/10.1053/j.gastro.2020.05.059',
  },
  G6: {
    citation:
      'Wastyk HC, et al. Gut-microbiota-targeted diets modulate human immune status. Cell 2021;184:4137–4153.',
    url: 'https://doi.org/10.1016/j.cell.2021.06.019',
    population: '36 adults, ten weeks; hormones not studied',
  },
  G7: {
    citation:
      'Kyzatrex (testosterone undecanoate) capsules. US prescribing information, indications. DailyMed.',
    url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=7f7167a7-2a25-47e2-acf5-33f499fce971',
  },

  // Free testosterone by calculation
  C1: {
    citation:
      'Vermeulen A, Verdonck L, Kaufman JM. A critical evaluation of simple methods for the estimation of free testosterone in serum. J Clin Endocrinol Metab 1999;84:3666–3672.',
    url: 'https://doi.org/10.1210/jcem.84.10.6079',
  },
  C2: {
    citation:
      'Fiers T, et al. Reassessing Free-Testosterone Calculation by Liquid Chromatography–Tandem Mass Spectrometry Direct Equilibrium Dialysis. J Clin Endocrinol Metab 2018;103:2167–2174.',
    url: 'https://doi.org/10.1210/jc.2017-02360',
    population: '183 women and 146 men, against direct equilibrium dialysis',
  },
  C3: {
    citation:
      'Ho CKM, et al. Calculated free testosterone in men: comparison of four equations and with free androgen index. Ann Clin Biochem 2006;43:389–397.',
    url: 'https://pubmed.ncbi.nlm.nih.gov/17036414/',
    population: '126 healthy men aged 20 to 45',
  },
  C4: {
    citation:
      'Jasuja R, et al. Reference intervals for free testosterone in adult men measured using a standardized equilibrium dialysis procedure. Andrology 2023;11:125–133.',
    url: 'https://doi.org/10.1111/andr.13310',
    population: '145 healthy non-obese men aged 19 or older, measured by equilibrium dialysis',
  },
  C5: {
    citation:
      'Bhasin S, et al. Reference ranges for testosterone in men generated using liquid chromatography tandem mass spectrometry in a community-based sample of healthy nonobese young men in the Framingham Heart Study. J Clin Endocrinol Metab 2011;96:2430–2439.',
    url: 'https://doi.org/10.1210/jc.2010-3012',
    population: '456 healthy non-obese men aged 19 to 40, Framingham Generation 3',
  },

  // Patient questions
  Q5: {
    citation: 'FDA. Safely Using Sharps (Needles and Syringes) at Home, at Work and on Travel.',
    url: 'https://www.fda.gov/safesharpsdisposal',
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof sources
