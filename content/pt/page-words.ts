import type { Translated } from '@/lib/translated'
import type * as english from '../page-words'

export const menuLabels = {
  about: 'A clínica',
  services: 'Serviços',
  prices: 'Preços',
  resources: 'Recursos',
  calculator: 'Calculadora de testosterona livre',
  faq: 'Perguntas',
  testimonials: 'Depoimentos',
  contact: 'Contato',
  notice: 'Aviso de práticas de privacidade',
  website: 'Privacidade do site',
  complaint: 'Como apresentar uma queixa',
  terms: 'Termos de serviço',
  accessibility: 'Acessibilidade',
} as const satisfies Translated<typeof english.menuLabels>

export const socialTitles = {
  auth: 'Entrar',
  booked: 'Sua consulta está marcada',
  followUpBooked: 'Seu retorno está marcado',
  search: 'Buscar',
  authForgot: 'Esqueci a senha',
  authReset: 'Escolha uma nova senha',
  authConfirm: 'Confirme seu e-mail',
  account: 'Sua conta no site',
} as const satisfies Translated<typeof english.socialTitles>

export const socialBadges = {
  calculator: 'Calculadora',
  articles: 'Artigos',
} as const satisfies Translated<typeof english.socialBadges>

export const searchTitles = {
  about: 'Sobre a clínica',
  prices: 'Preços e condições',
  resources: 'Recursos para pacientes',
  testimonials: 'Avaliações de pacientes',
  contact: 'Contato, horário e como chegar',
  notice: 'Aviso de práticas de privacidade (HIPAA)',
  accessibility: 'Declaração de acessibilidade',
  auth: 'Entrar na sua conta do site',
  guide: 'Guia gratuito: {title}',
} as const satisfies Translated<typeof english.searchTitles>

export const searchedWords = {
  guide: 'baixar grátis',
  about: 'médico doutor profissional',
  prices: 'preço custo pagar quanto custa reembolso',
  resources: 'portal suplementos',
  calculator: 'calculadora testosterona livre SHBG albumina',
  blog: 'artigos blog',
  faq: 'perguntas respostas dúvidas',
  testimonials: 'depoimentos avaliações nota',
  notice: 'HIPAA privacidade',
  complaint: 'Texas Medical Board conselho médico queixa reclamação',
  website: 'cookies rastreamento endereço IP registros',
  terms: 'reembolso cancelar aviso prazo mínimo idade',
  auth: 'entrar senha criar conta',
  contact: 'telefone fax e-mail endereço localização mapa horário',
} as const satisfies Translated<typeof english.searchedWords>
