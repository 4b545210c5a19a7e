import type { Translated } from '@/lib/translated'
import type { contactWords as englishContact, personWords as englishPerson } from '../../ui/contact'

export const contactWords = {
  label: 'Dados de contato',
  call: 'Ligar',
  write: 'Escrever',
  hours: 'Atendimento (horário central)',
  fax: 'Fax',
  orWrite: 'ou escreva para',
} as const satisfies Translated<typeof englishContact>

export const personWords = {
  degree: 'Título profissional',
  degreeGap: 'título e tipo de licença',
  license: 'Licença',
  licenseNumber: '{type}, número {number}',
  licenseGap: 'número',
  npi: 'NPI',
  npiGap: 'número',
  physician: 'Médico supervisor',
  physicianLicense: '{name}, licença {number}',
  physicianGap: 'médico e número da licença',
  readsLabs: 'Lê os seus exames',
  experience: 'Experiência',
  languages: 'Consultas em',
  gap: 'a publicar: {what}',
  sample: 'perfil de exemplo',
  lookUp: 'Consultar esta licença',
  lookUpAny: 'Como consultar uma licença do Texas',
} as const satisfies Translated<typeof englishPerson>

export const sampleTag = 'exemplo'
