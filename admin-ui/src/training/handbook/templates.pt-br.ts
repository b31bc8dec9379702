import type { Template } from './templates.en-us.ts';

export const templatesPtBr: readonly Template[] = [
  {
    id: 'task',
    kind: 'sop',
    name: 'Como …',
    summary: 'Para que serve este procedimento e quando ele é necessário.',
    steps: [
      {
        name: 'Do que você precisa',
        text: 'Ferramentas, acessos e materiais.',
        checks: ['Primeiro item à mão', 'Segundo item à mão'],
      },
      { name: 'O que fazer', text: '1. Primeiro\n2. Depois\n3. Por último' },
      { name: 'Como saber que deu certo', text: 'Como fica quando está tudo certo.' },
      { name: 'Quando algo dá errado', text: 'Quem avisar e o que fazer até a ajuda chegar.' },
    ],
  },
  {
    id: 'onboarding',
    kind: 'process',
    name: 'Chegada de uma nova pessoa',
    summary: 'Tudo o que precisa acontecer para a primeira semana dar certo.',
    steps: [
      {
        name: 'Antes do primeiro dia',
        text: '',
        checks: ['Contrato assinado', 'Acessos criados', 'Local de trabalho pronto'],
      },
      {
        name: 'No primeiro dia',
        text: '',
        checks: ['Boas-vindas e visita', 'Apresentação da equipe', 'Entrega dos equipamentos'],
      },
      {
        name: 'Depois da primeira semana',
        text: 'Conversem sobre como foi.',
        checks: ['Conversa sobre a primeira semana'],
      },
    ],
  },
  {
    id: 'incident',
    kind: 'process',
    name: 'Quando acontece algo grave',
    summary: 'Quem faz o quê na primeira hora e o que vem depois.',
    steps: [
      {
        name: 'Garantir a segurança',
        text: 'Primeiro as pessoas, depois o resto.',
        checks: ['Todos estão seguros', 'A área foi isolada'],
      },
      {
        name: 'Avisar',
        text: 'Quem é chamado, em que ordem e em qual número.',
        checks: ['Responsável de plantão avisado'],
      },
      {
        name: 'Registrar o que aconteceu',
        text: 'Hora, lugar, quem estava presente, o que foi visto. Sem suposições.',
      },
      {
        name: 'Aprender com o ocorrido',
        text: 'O que mudamos para que não aconteça de novo.',
        checks: ['Procedimentos atualizados'],
      },
    ],
  },
];
