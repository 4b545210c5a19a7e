/** @jest-environment node */

import { clinic as spanish } from '@/content/es/facts/clinic'
import { amounts, price, prices } from '@/content/facts/amounts'
import { claims } from '@/content/facts/claims'
import { clinic } from '@/content/facts/clinic'
import { courses } from '@/content/facts/courses'
import { phone } from '@/content/facts/phone'
import { policy, policyFigures } from '@/content/facts/policies'
import { clinic as portuguese } from '@/content/pt/facts/clinic'
import { services } from '@/content/services'
import { weekInShort } from '@/lib/hours'

/**
 * The literals of the product specification beside what the content says. Every other test takes a fact from content/, so
 * that a typing error there passes all of them.
 */

const featured = (key: string) => prices.items.find(item => item.key === key)

test.each([
  ['first visit', '$199', price.firstVisit],
  ['first visit, before', '$249', price.firstVisitBefore],
  ['first visit in the price list', '$199', featured('discovery')?.price],
  ['first visit in the price list, before', '$249', featured('discovery')?.originalPrice],
  ['testosterone, monthly', '$195/mo', price.testosterone.month],
  ['weight loss, monthly', '$395/mo', price.weightLoss.month],
  ['testosterone in the price list', 195, featured('testosterone')?.dollars],
  ['weight loss in the price list', 395, featured('weight-loss')?.dollars],
  ['amounts, all', [199, 249, 195, 395], Object.values(amounts)],
  ['phone', '(972) 555-0142', phone.display],
  ['phone, everywhere the same', phone, clinic.phone],
  ['fax', '(972) 555-0143', clinic.fax.display],
  ['postal code', '75077', clinic.address.postalCode],
  ['city', 'Flower Mound, TX 75077', clinic.address.place],
  ['hours', 'Mon-Fri 9-5, Sat 9-1, Sun closed', weekInShort(clinic.hours)],
  ['opening, Monday to Friday', [540, 1020], [clinic.hours[1].open.from, clinic.hours[1].open.to]],
  ['opening, Saturday', [540, 780], [clinic.hours[6].open.from, clinic.hours[6].open.to]],
  ['time zone', 'America/Chicago', clinic.timeZone],
  ['communities served', 16, clinic.communities.length],
  ['languages', 3, clinic.languages.length],
  ['name of the first visit', 'Discovery Experience', clinic.booking.firstVisit],
  ['tagline', 'Your Health is Your Power', clinic.tagline],
  ['experience', '17+ years of experience', claims.yearsExperience.wording],
  ['men cared for', '500+ men cared for', claims.menCaredFor.wording],
  ['patient rating', '5.0', clinic.ratings.patients],
  ['Google rating', { value: 4.9, best: 5, reviews: 150 }, clinic.ratings.google],
  ['length of the first visit', '60 to 90 minutes', policy.firstVisit],
  ['notice to reschedule or cancel', '24 hours', policy.cancel],
  ['notice for procedures', '48 to 72 hours', policy.cancelProcedure],
  ['fasting', '10 to 12 hours', policy.fasting],
  ['lab results', '3 to 5 business days', policy.labResults],
  ['specialized lab results', '7 to 10 business days', policy.specialLabResults],
  ['refills', '10 days', policy.refill],
  ['shipping', '3 to 5 business days', policy.shipping],
  ['replies', '24 hours', policy.reply],
  ['intake forms', '24 hours', policy.intakeForms],
  ['labs from the last', '3 months', policy.labsFromLast],
  ['arriving', '10 minutes', policy.arrive],
  ['arriving for a follow-up', '5 to 10 minutes', policy.arriveFollowUp],
  ['telehealth login', 5, policyFigures.telehealthMinutes],
  ['PRP for hair', { sessions: [3, 4], weeksApart: [4, 6] }, courses.prpHair],
  ['microneedling', { sessions: [3, 6], weeksApart: [4, 6] }, courses.microneedling],
  ['infusions, minutes', [30, 60], courses.infusionMinutes],
  ['NAD+, hours', [2, 4], courses.nadHours],
  ['privacy notice, effective', '2025-01-01', clinic.hipaaNoticeEffectiveOn],
  ['services', 7, services.length],
])('%s', (_, specified, written) => {
  expect(written).toEqual(specified)
})

const numbers = [clinic, spanish, portuguese].flatMap(({ phone, fax, texasMedicalBoardHotline }) => [
  phone,
  fax,
  texasMedicalBoardHotline,
])

test.each(numbers)('$display is the number that its link dials', ({ display, href, ...rest }) => {
  const digits = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  expect(digits(display)).toHaveLength(10)
  expect(href).toBe(`tel:+1${digits(display)}`)
  if ('e164' in rest) expect(digits(rest.e164)).toBe(digits(display))
})
