import type { Translated } from '@/lib/translated'
import type { contactWords as englishContact, personWords as englishPerson } from '../../ui/contact'

export const contactWords = {
  label: 'Datos de contacto',
  call: 'Llamar',
  write: 'Escribir',
  hours: 'Horario, hora del Centro',
  fax: 'Fax',
  orWrite: 'o escriba a',
} as const satisfies Translated<typeof englishContact>

export const personWords = {
  degree: 'Título profesional',
  degreeGap: 'título y tipo de licencia',
  license: 'Licencia',
  licenseNumber: '{type}, número {number}',
  licenseGap: 'número',
  npi: 'NPI',
  npiGap: 'número',
  physician: 'Médico supervisor',
  physicianLicense: '{name}, licencia {number}',
  physicianGap: 'médico y número de licencia',
  readsLabs: 'Lee sus análisis',
  experience: 'Experiencia',
  languages: 'Consultas en',
  gap: 'por publicar: {what}',
  sample: 'perfil de muestra',
  lookUp: 'Consultar esta licencia',
  lookUpAny: 'Cómo consultar una licencia de Texas',
} as const satisfies Translated<typeof englishPerson>

export const sampleTag = 'muestra'
