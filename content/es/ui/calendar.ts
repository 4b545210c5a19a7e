import type { Translated } from '@/lib/translated'
import type { calendarWords as english } from '../../ui/calendar'

export const calendarWords = {
  heading: 'Ponga la cita en su calendario',
  why: 'El correo de su reserva tiene la fecha y la hora. Aquí no las vemos, y lo que escriba se queda en su navegador.',
  date: 'Fecha',
  time: 'Hora (del Centro)',
  where: 'Dónde',
  inPerson: 'En la clínica',
  telehealth: 'Por telesalud',
  button: 'Guardar el archivo',
  missing: 'Escriba la fecha y la hora que aparecen en el correo de su reserva.',
  closed: 'La clínica está cerrada ese día. Revise la fecha en el correo de su reserva.',
  saved:
    'El archivo está en sus descargas. Ábralo para agregar la consulta; recibirá un recordatorio un día antes.',
  file: 'consulta.ics',
  neutral: 'La entrada se titula “{title}” y no dice nada del motivo de su consulta.',
  address: 'Dirección',
  hours: 'Horario, hora del Centro',
  directions: 'Cómo llegar',
} as const satisfies Translated<typeof english>
