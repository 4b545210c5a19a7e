import { clinic } from '@/content/facts/clinic'
import type { LegalSection } from '@/content/legal/legal-section'
import type { Translated } from '@/lib/translated'
import { websitePrivacy as english } from '../../legal/website-privacy'

const { name: host, logRetention } = clinic.websiteHost

export const websitePrivacy = {
  section: {
    id: 'website-privacy',
    heading: 'Privacidade do site',
    dated: { ...english.section.dated, line: 'Em vigor desde' },
    paragraphs: [
      'Esta seção trata do site. Ela não trata do seu prontuário e não faz parte do aviso acima.',
      'O site não grava cookies de publicidade nem de análise e não tem pixels de rastreamento. As caixas que você marca em uma página não são guardadas.',
      `${host ? `O site é servido por ${host}.` : 'Uma empresa de hospedagem serve o site para nós.'} Como todo servidor web, os computadores dela recebem o seu endereço IP, a página que você pede, a hora e o tipo de navegador. Podem guardar isso em registros do servidor${logRetention ? ` por ${logRetention}` : ' por tempo limitado'}. Usamos os registros para manter o site funcionando e seguro. Não os usamos para rastrear você nem para fazer publicidade.`,
      'Uma conta no site guarda o seu e-mail, o seu nome e o seu sobrenome. Se você inclui um aplicativo autenticador, ela guarda também o nome desse aplicativo. O nosso serviço de acesso mantém a conta. Ela não é o portal do paciente, e nenhum dado de saúde é guardado nela.',
      'Mantemos a conta até que você peça para apagá-la. Escreva para nós a partir do e-mail da conta, e nós a apagamos.',
      'O site é escrito para adultos. Não coletamos, com nosso conhecimento, informações de crianças menores de 13 anos. Se você acha que uma criança criou uma conta, avise, e nós a apagaremos.',
      'O site guarda estas coisas no seu próprio navegador, e em nenhum outro lugar:',
    ],
    list: [
      'Janela do guia. Uma anotação de que você já a viu, até você fechar a aba.',
      'Resultados da calculadora. Só se você apertar o botão para guardá-los, e até você removê-los.',
      'Cadastro. No armazenamento local do navegador, o e-mail que você digitou, até você confirmá-lo. Depois de um dia, ele não é mais usado. É apagado na próxima vez que você abrir a página de login.',
      'Links por e-mail. Por um dia, um cookie que permite que um link que você pediu funcione neste navegador.',
      'Mensagens. Por um momento, o que a próxima página deve dizer depois que você abriu um desses links.',
      'Login. Se você entra na conta, um cookie que mantém você conectado até sair, ou por até 400 dias.',
    ],
  } satisfies LegalSection,
  outside: {
    id: 'outside-services',
    heading: 'Serviços externos neste site',
    paragraphs: [
      'Algumas partes do site vêm de serviços externos. Cada uma é carregada só nas páginas citadas aqui, ou depois que você a pede. Cada uma tem os seus próprios termos de privacidade.',
      'Um serviço que lida com informações de saúde para nós precisa primeiro assinar um acordo para protegê-las. A lei chama isso de acordo de associado comercial (“business associate agreement”).',
    ],
    list: [
      'Serviço de agendamento e portal do paciente: abrem em uma nova aba quando você clica em um link.',
      'Formulário de contato: na página de contato. É operado pelo nosso serviço de formulários. Não escreva detalhes médicos nele.',
      'Avaliações: nas páginas de depoimentos e de contato, no rodapé de outras páginas e na página inicial quando você as pede. Ficam em um quadro próprio, que não pode ver a página ao redor.',
      'Mapa e vídeos: só depois que você aperta o botão deles.',
      'Loja de suplementos, prévia do guia e avaliações do Google: abrem em uma nova aba quando você clica em um link.',
    ],
  } satisfies LegalSection,
} as const satisfies Translated<typeof english>
