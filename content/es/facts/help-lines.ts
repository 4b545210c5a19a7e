import type { Translated } from '@/lib/translated'
import { helpLines as english } from '../../facts/help-lines'

// The signs at American doors say “Urgent Care” and “Emergency”, so the first is named as well.
export const helpLines = {
  numbers: english.numbers,
  emergency: 'llame al 911 y diga “Spanish”',
  crisis: 'llame al 988 y oprima 2, o envíe AYUDA por mensaje de texto al 988, a cualquier hora',
  closed:
    'Para lo que no pueda esperar a que abramos, vaya a una clínica de atención de urgencia (“urgent care”).',
  box: {
    emergency: 'Llame al 911 y diga “Spanish”:',
    emergencyRoom: 'A una sala de emergencias, ahora:',
    sameDay:
      'El mismo día, llámenos o, si estamos cerrados, vaya a una clínica de atención de urgencia (“urgent care”):',
    soon: 'Esta semana, llámenos:',
  },
} as const satisfies Translated<typeof english>
