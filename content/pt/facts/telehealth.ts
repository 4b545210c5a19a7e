import type { Translated } from '@/lib/translated'
import type { telehealth as english } from '../../facts/telehealth'

export const telehealth = {
  open: 'A telessaúde está disponível para todo paciente que estiver no Texas no momento da consulta.',
  inPerson: 'A primeira consulta de testosterona e todos os procedimentos são presenciais.',
} as const satisfies Translated<typeof english>
