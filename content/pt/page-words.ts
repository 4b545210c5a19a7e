import type { Translated } from '@/lib/translated'
import type * as english from '../page-words'

export const menuLabels = {
  about: 'Sobre',
  services: 'Serviços',
  prices: 'Preços',
  resources: 'Recursos',
  calculator: 'Calculadora de testosterona livre',
  faq: 'Perguntas',
  testimonials: 'Depoimentos',
  contact: 'Contato',
  notice: 'Aviso de Práticas de Privacidade',
  website: 'Privacidade do site',
  complaint: 'Como fazer uma reclamação',
  records: 'O seu prontuário e reclamações',
  estimate: 'Estimativa de boa-fé',
  terms: 'Termos de serviço',
  accessibility: 'Acessibilidade',
} as const satisfies Translated<typeof english.menuLabels>

export const socialTitles = {
  auth: 'Entrar',
  booked: 'Consulta agendada',
  followUpBooked: 'Retorno agendado',
  search: 'Busca',
  authForgot: 'Esqueci a senha',
  authReset: 'Escolha uma nova senha',
  authConfirm: 'Confirme o seu e-mail',
  account: 'A sua conta no site',
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
  notice: 'Aviso de Práticas de Privacidade (HIPAA)',
  accessibility: 'Declaração de acessibilidade',
  auth: 'Entrar na sua conta no site',
  guide: 'Guia gratuito: {title}',
} as const satisfies Translated<typeof english.searchTitles>

export const searchedWords = {
  guide: 'baixar grátis download',
  about: 'profissional médico doutor enfermeiro equipe',
  prices: 'preço custo valor pagar pagamento taxa reembolso quanto custa plano de saúde',
  resources: 'portal suplementos dispensário',
  calculator: 'calcular testosterona livre T livre SHBG albumina',
  blog: 'artigos blog',
  faq: 'perguntas respostas dúvidas faq',
  testimonials: 'depoimentos opiniões avaliações nota',
  notice: 'HIPAA privacidade prontuário',
  complaint: 'Texas Medical Board conselho médico enfermagem reclamação denúncia queixa',
  records: 'prontuário cópia procurador-geral',
  estimate: 'good faith estimate conta orçamento contestar',
  website: 'cookies rastreamento endereço IP registros',
  terms: 'reembolso cancelar aviso prazo mínimo idade',
  auth: 'login senha criar conta cadastro',
  contact: 'telefone fax e-mail endereço localização mapa horário agendar',
} as const satisfies Translated<typeof english.searchedWords>
