import { price, quotedInText } from '@/content/facts/amounts'
import { clinic } from '@/content/facts/clinic'
import { helpLines } from '@/content/facts/help-lines'
import { policy } from '@/content/facts/policies'
import { telehealth } from '@/content/facts/telehealth'
import { careTerms } from '@/content/facts/terms'
import { goodFaithEstimate } from '@/content/legal/good-faith-estimate'
import type { FaqItem } from '@/content/schema'
import { weekInShort } from '@/lib/hours'
import { routes, servicePaths } from '@/lib/routes'
import type { Translated } from '@/lib/translated'
import type { faq as english } from '../faq'

type FaqGroup = { id: string; title: string; items: readonly FaqItem[] }

export const faq = {
  meta: {
    title: 'O que os homens perguntam antes da primeira consulta',
    description:
      'Pagamento, reembolso, estacionamento, telessaúde, exames, receitas, envio, cancelamento e privacidade na nossa clínica de saúde masculina, Flower Mound, TX.',
  },
  heading: 'Perguntas frequentes',
  lead: 'Respostas sobre consultas, exames, medicamentos, preços e privacidade. Se a sua pergunta não estiver aqui, ligue para nós.',
  groups: [
    {
      id: 'general',
      title: 'A clínica em geral',
      items: [
        {
          id: 'insurance',
          question: 'Vocês aceitam plano de saúde?',
          answer: [
            `Não. Somos uma clínica de pagamento direto e não cobramos do plano de saúde. ${careTerms.taxAccounts.text}`,
            'Podemos dar a você um recibo detalhado. Se o seu plano devolve alguma parte, isso é entre você e o plano.',
          ],
        },
        {
          id: 'payment',
          question: 'Como e quando eu pago?',
          answer: [
            `Você paga com cartão ou dinheiro, ou com cartão HSA ou FSA se o seu plano permitir, na hora da consulta. A primeira consulta custa ${price.firstVisit}. A nossa página de serviços tem os preços da primeira consulta e dos programas mensais, com o que cada um inclui e o que não inclui. Cada um dos outros serviços tem ${quotedInText}.`,
            careTerms.laboratoryFees.text,
          ],
          link: { href: routes.services, text: 'Ver os preços' },
        },
        {
          id: 'location-parking',
          question: 'Onde vocês ficam, e onde estaciono?',
          answer: [
            `Ficamos em ${clinic.address.street}, em ${clinic.address.city}, ${clinic.address.state} ${clinic.address.postalCode}. ${clinic.parking.text} ${clinic.parking.access}`,
          ],
          link: { href: `${routes.contact}#location`, text: 'Como chegar e onde estacionar' },
        },
        {
          id: 'telemedicine',
          question: 'Posso ter uma consulta por telessaúde?',
          answer: [
            `Sim. ${telehealth.open} ${telehealth.inPerson}`,
            `Conecte-se ${policy.telehealthLogin} antes do início da consulta, para testar o som e a imagem.`,
          ],
        },
        {
          id: 'scheduling',
          question: 'Como agendo, e em quanto tempo posso vir?',
          answer: [
            `Agende pela internet a qualquer hora, ou ligue no horário de atendimento. Em geral há consultas na mesma semana. A sua primeira consulta se chama Discovery Experience e dura ${policy.firstVisit}.`,
          ],
        },
        {
          id: 'estimate',
          question: 'Posso ter uma estimativa antes de decidir?',
          answer: [
            `${goodFaithEstimate.notice.heading}. ${goodFaithEstimate.notice.lead}`,
            ...goodFaithEstimate.notice.items,
            `${goodFaithEstimate.ask} ${goodFaithEstimate.notice.questions}`,
          ],
          link: { href: `${routes.prices}#${goodFaithEstimate.id}`, text: 'O aviso completo' },
        },
        {
          id: 'who-sees-me',
          question: 'Quem vai me atender?',
          answer: [
            'Em geral, o mesmo profissional atende você em todas as consultas. A nossa página “Sobre” dá o nome do profissional e do responsável pela revisão médica.',
          ],
          link: { href: routes.about, text: 'Sobre as pessoas da clínica' },
        },
        {
          id: 'evening-weekend',
          question: 'Com quem posso falar à noite ou no fim de semana?',
          answer: [
            `O nosso horário é ${weekInShort(clinic.hours)} (horário central). Os feriados em que fechamos estão na página de contato. Você pode escrever a qualquer hora, e as respostas chegam em até ${policy.answer}. Em uma emergência, não espere por nós: ${helpLines.emergency}.`,
            `Ligue para 911 também se tiver dor no peito, dificuldade para respirar, desmaio, fraqueza de um lado do corpo, ou inchaço do rosto ou da garganta. Vá a um pronto-socorro se tiver febre depois de uma injeção ou infusão, uma articulação quente e inchada, perda súbita da visão, uma ereção de mais de quatro horas, ou dor na barriga que não passa. Vermelhidão que se espalha ou uma perna inchada e dolorida precisam ser examinadas no mesmo dia. ${helpLines.closed} Em uma crise, ${helpLines.crisis}.`,
          ],
        },
        {
          id: 'partner',
          question: 'Meu parceiro ou minha parceira pode vir comigo?',
          answer: [
            'Pode, se você quiser. Com a sua concordância, falamos do seu tratamento na presença dessa pessoa.',
          ],
        },
        {
          id: 'women',
          question: 'Vocês atendem mulheres?',
          answer: [
            'Esta é uma clínica de saúde masculina. Um tratamento também é para mulheres: o PRP para a parceira. Esse é um uso fora da bula (“off-label”), e a nossa página de PRP diz o que se sabe sobre ele.',
          ],
          link: { href: servicePaths['prp-therapy'], text: 'Terapia com PRP' },
        },
        {
          id: 'age',
          question: 'Há um limite de idade?',
          answer: [
            'Você precisa ter 18 anos ou mais. Não há limite máximo: a sua saúde e os seus medicamentos decidem o que é seguro para você. Alguns tratamentos têm limites próprios. Os dispositivos de microagulhamento, por exemplo, são autorizados para pessoas de 22 anos ou mais.',
          ],
        },
        {
          id: 'languages',
          question: 'Posso ter a consulta em espanhol ou português?',
          answer: [
            'Sim. As consultas são em inglês, espanhol e português. O portal do paciente é um serviço externo, e não podemos prometer que ele esteja no seu idioma. Se for difícil de usar, ligue para nós.',
          ],
        },
        {
          id: 'switching',
          question: 'Posso vir de outra clínica?',
          answer: [
            'Pode. Traga os últimos exames, a sua dose, o nome da farmácia e as datas dos seus dois primeiros exames de testosterona. Não pare por conta própria antes da consulta.',
            'Talvez repitamos exames, e talvez não sigamos o mesmo plano. A receita de uma substância controlada não é simplesmente transferida.',
          ],
        },
      ],
    },
    {
      id: 'labs',
      title: 'Exames',
      items: [
        {
          id: 'fasting',
          question: 'Preciso de jejum antes do exame de sangue?',
          answer: [
            `Para a maioria dos exames, sim: ${policy.fasting} sem comer. Água pode. Pergunte antes sobre os seus medicamentos, sobretudo os de diabetes. A testosterona é colhida no início da manhã, porque cai ao longo do dia.`,
            'Avise a nós e ao laboratório se toma biotina, presente em muitos suplementos para cabelo, pele e unhas. Ela pode dar valores falsamente altos ou baixos em alguns exames, entre eles testosterona e PSA. Não pare por conta própria um medicamento receitado.',
          ],
        },
        {
          id: 'lab-location',
          question: 'Onde faço a coleta de sangue?',
          answer: [
            `O profissional de saúde dá a você o pedido e diz em qual posto de coleta perto de você fazer o exame. Você também pode trazer resultados dos últimos ${policy.labsFromLast}, se eles mostrarem o que precisamos saber.`,
          ],
        },
        {
          id: 'results-timing',
          question: 'Quando recebo os resultados?',
          answer: [
            `A maioria dos resultados leva ${policy.labResults}. Exames especializados levam ${policy.specialLabResults}. Nós os lemos com você.`,
            careTerms.labReading.text,
          ],
        },
        {
          id: 'normal-labs',
          question: 'Os meus exames estão normais. Pago mesmo assim?',
          answer: [
            `Sim, pela consulta. A primeira consulta (${price.firstVisit}) é um único pagamento, seja qual for o resultado dos exames. Nenhum programa mensal começa se você não o escolher; portanto, não há preço mensal a pagar.`,
            'Se a sua testosterona está normal, não receitamos testosterona. Procuramos outras causas para o que você sente, como sono, peso, medicamentos, tireoide, humor e açúcar no sangue.',
          ],
        },
      ],
    },
    {
      id: 'medications',
      title: 'Medicamentos e receitas',
      items: [
        {
          id: 'refills',
          question: 'Como peço a renovação da receita?',
          answer: [
            `Peça pelo portal do paciente pelo menos ${policy.refill} antes de o medicamento acabar. Se está na hora dos exames de acompanhamento, eles vêm primeiro: sem eles, não renovamos a testosterona.`,
          ],
        },
        {
          id: 'shipping',
          question: 'Meu medicamento pode ser enviado para mim?',
          answer: [
            `Onde a lei e a farmácia permitem, sim. O envio leva ${policy.shipping}. Alguns medicamentos precisam ser retirados ou aplicados na clínica.`,
          ],
        },
        {
          id: 'own-pharmacy',
          question: 'Posso usar a minha própria farmácia?',
          answer: [
            'Sim, para medicamentos aprovados pela FDA (a agência de medicamentos e alimentos dos EUA) que a sua farmácia tenha. Os medicamentos manipulados vêm de uma farmácia de manipulação. Eles não são aprovados pela FDA, e a FDA não avalia a segurança, a eficácia nem a qualidade deles.',
            careTerms.noCopies.text,
          ],
        },
        {
          id: 'shipping-outside-texas',
          question: 'Meu medicamento pode ser enviado para fora do Texas?',
          answer: [
            'Conte com um endereço no Texas. Para enviar a outro estado, a farmácia depende da licença dela nesse estado e do medicamento, e uma substância controlada, como a testosterona, tem regras mais rígidas. Se você vai viajar, pergunte antes de partir.',
          ],
        },
      ],
    },
    {
      id: 'policies',
      title: 'Regras e programas',
      items: [
        {
          id: 'membership',
          question: 'Preciso ser associado?',
          answer: [
            `O tratamento com testosterona e o emagrecimento são programas mensais, a partir de ${price.testosterone.aMonth} e a partir de ${price.weightLoss.aMonth}. ${careTerms.monthlyCovers.text} ${careTerms.testosterone.text} ${careTerms.weightMedicine.text} A primeira consulta (${price.firstVisit}) é à parte. ${careTerms.minimumTerm.text} ${careTerms.notice.text} Os outros serviços não exigem associação.`,
          ],
          link: {
            href: servicePaths['testosterone-replacement-therapy'],
            text: 'O que o programa de testosterona inclui',
          },
        },
        {
          id: 'pay-per-service',
          question: 'Posso pagar por um só serviço?',
          answer: [
            `Sim. A Discovery Experience (a primeira consulta) custa ${price.firstVisit}. A hidratação intravenosa, o PRP e o microagulhamento também são pagos à parte e têm ${quotedInText}.`,
          ],
        },
        {
          id: 'cancellation',
          question: 'E se eu precisar cancelar ou remarcar?',
          answer: [
            `Avise pelo menos ${policy.cancel} antes. Para procedimentos, a antecedência é ${policy.cancelProcedure}, porque tempo e materiais ficam reservados para você. ${careTerms.lateCancellation.text}`,
          ],
        },
        {
          id: 'refunds',
          question: 'Posso receber o meu dinheiro de volta?',
          answer: [`${careTerms.refunds.text} ${careTerms.minimumTerm.text} ${careTerms.notice.text}`],
          link: { href: routes.terms, text: 'Todas as condições' },
        },
      ],
    },
    {
      id: 'privacy',
      title: 'Privacidade e segurança',
      items: [
        {
          id: 'security',
          question: 'Como vocês protegem as minhas informações?',
          answer: [
            'Os prontuários ficam no portal do paciente, não neste site. Este site não usa rastreadores de publicidade. O que você digita na nossa calculadora fica no seu aparelho.',
            'Uma conta no site guarda o seu nome, o seu e-mail e os nomes dos seus aplicativos autenticadores. Ela não é o portal do paciente.',
          ],
        },
        {
          id: 'hipaa',
          question: 'Vocês seguem a HIPAA?',
          answer: [
            'Sim. O nosso Aviso de Práticas de Privacidade diz como as suas informações de saúde podem ser usadas e compartilhadas, e quais direitos você tem. Você pode pedir uma cópia em papel a qualquer momento.',
          ],
          link: { href: routes.privacy, text: 'Ler o Aviso de Práticas de Privacidade' },
        },
      ],
    },
  ] satisfies readonly FaqGroup[],
  closing: {
    heading: 'Ainda tem perguntas?',
    text: `Ligue no horário de atendimento ou escreva para nós. As respostas chegam em até ${policy.answer}.`,
    contact: 'Fale conosco',
  },
} as const satisfies Translated<typeof english>
