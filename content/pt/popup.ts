import type { Translated } from '@/lib/translated'
import type { popup as english } from '../popup'

export const popup = {
  title: 'Receba o seu guia gratuito',
  download: 'Baixar',
  guideTitle: 'O guia do homem para otimizar a testosterona e recuperar a vitalidade',
  placeholder: 'Digite o seu e-mail',
  label: 'E-mail',
  button: 'Baixar guia gratuito',
  close: 'Fechar',
  note: 'Nada de spam, nunca. Cancele a inscrição quando quiser.',
  stays: 'O que você digita aqui fica no seu navegador.',
} as const satisfies Translated<typeof english>
