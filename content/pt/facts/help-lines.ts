import type { Translated } from '@/lib/translated'
import { helpLines as english } from '../../facts/help-lines'

// The signs at American doors say “Urgent Care” and “Emergency”, so the first is named as well.
export const helpLines = {
  numbers: english.numbers,
  emergency: 'ligue para 911 e diga “Portuguese”',
  crisis:
    'ligue para 988, a qualquer hora, e peça um intérprete (“Portuguese interpreter”; mensagem de texto, só em inglês e espanhol)',
  closed:
    'Para o que não puder esperar até abrirmos, vá a uma clínica de pronto atendimento (“urgent care”).',
  box: {
    emergency: 'Ligue para 911 e diga “Portuguese”:',
    emergencyRoom: 'Ao pronto-socorro, agora:',
    sameDay:
      'No mesmo dia, ligue para nós ou, se estivermos fechados, vá a uma clínica de pronto atendimento (“urgent care”):',
    soon: 'Nesta semana, ligue para nós:',
  },
} as const satisfies Translated<typeof english>
