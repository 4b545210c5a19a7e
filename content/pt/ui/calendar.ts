import type { Translated } from '@/lib/translated'
import type { calendarWords as english } from '../../ui/calendar'

export const calendarWords = {
  heading: 'Coloque no seu calendário',
  why: 'O e-mail do agendamento tem a data e a hora. Aqui nós não as vemos, e o que você escreve fica no seu navegador.',
  date: 'Data',
  time: 'Hora (central)',
  where: 'Onde',
  inPerson: 'Na clínica',
  telehealth: 'Por telessaúde',
  button: 'Salvar em arquivo',
  missing: 'Digite a data e a hora que estão no e-mail do agendamento.',
  closed: 'A clínica está fechada nesse dia. Confira a data no e-mail do agendamento.',
  saved: 'O arquivo está nos seus downloads. Abra-o para incluir a consulta; um lembrete chega um dia antes.',
  file: 'consulta.ics',
  neutral: 'O evento tem o título “{title}” e não diz nada sobre o motivo da sua vinda.',
  address: 'Endereço',
  hours: 'Atendimento (horário central)',
  directions: 'Como chegar',
} as const satisfies Translated<typeof english>
