import type { Translated } from '@/lib/translated'
import { clinic as english, type Person } from '../../facts/clinic'

export type { Person } from '../../facts/clinic'

// Roles name the work, not the person: the gender of the sample people is undefined.
const people: Record<'provider' | 'reviewer', Person> = {
  provider: {
    ...english.people.provider,
    role: 'Profissional da clínica',
    practice: {
      readsLabs: 'O seu profissional, linha por linha',
      experience: '17+ anos de experiência',
    },
  },
  reviewer: { ...english.people.reviewer, role: 'Responsável pela revisão médica' },
}

export function roleInText({ role, sample }: Person): string {
  return sample ? `${role.toLowerCase()} (perfil de exemplo)` : role.toLowerCase()
}

export const clinic = {
  ...english,
  tagline: 'Sua saúde é o seu poder',
  description:
    'Cuidados hormonais, de peso e de recuperação para homens em Flower Mound, Highland Village, Lewisville e na região de Dallas-Fort Worth.',
  hours: [
    { ...english.hours[0], name: 'Domingo', short: 'dom' },
    { ...english.hours[1], name: 'Segunda-feira', short: 'seg' },
    { ...english.hours[2], name: 'Terça-feira', short: 'ter' },
    { ...english.hours[3], name: 'Quarta-feira', short: 'qua' },
    { ...english.hours[4], name: 'Quinta-feira', short: 'qui' },
    { ...english.hours[5], name: 'Sexta-feira', short: 'sex' },
    { ...english.hours[6], name: 'Sábado', short: 'sáb' },
  ],
  languages: [
    { ...english.languages[0], name: 'inglês' },
    { ...english.languages[1], name: 'espanhol' },
    { ...english.languages[2], name: 'português' },
  ],
  booking: {
    firstVisit: english.booking.firstVisit,
    button: 'Agendar primeira consulta',
    short: 'Agendar',
  },
  parking: {
    sample: english.parking.sample,
    text: 'Estacionamento gratuito em frente ao prédio, com vagas acessíveis ao lado da porta.',
    access:
      'Entrada e banheiro sem degraus. Avise antes da consulta se precisar de ajuda para se locomover ou de um intérprete.',
  },
  payment: {
    short: 'Pagamento direto, HSA ou FSA se o seu plano permitir.',
    accepted: 'Dinheiro, cartão de crédito, cartão HSA ou FSA se o seu plano permitir',
  },
  people,
} as const satisfies Translated<typeof english>
