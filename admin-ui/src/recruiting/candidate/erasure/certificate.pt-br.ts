import type { certificateEnUs } from './certificate.en-us.ts';

export const certificatePtBr: typeof certificateEnUs = {
  print: 'Imprimir ou salvar em PDF',
  none: 'Este registro não foi apagado',
  noneDetail: 'Há um certificado depois que os dados de alguém são apagados.',
  intro: '{{company}} apagou permanentemente os dados da pessoa deste registro. Este certificado não diz quem ela era.',
  number: 'Número do certificado',
  record: 'Registro',
  erasedAt: 'Apagado em',
  by: 'Por',
  checkedAt: 'Verificado em',
  isUnreadable: 'Verificado no histórico gravado: nenhum dado pessoal desta pessoa pode ser lido.',
  isProofAlone:
    'Verificado no histórico gravado: nenhum dado pessoal desta pessoa pode ser lido, exceto em contratos que todos assinaram, que permanecem como prova.',
  isReadable:
    'Verificado no histórico gravado: alguns dados pessoais ainda podem ser lidos. Abra esta página de novo daqui a pouco; se continuar, fale com o suporte.',
  what: 'O quê',
  how: 'O que aconteceu',
  why: 'Por que permanece',
  goneTitle: 'O que foi apagado',
  staysTitle: 'O que permanece, e por quê',
  gone: {
    record: {
      what: 'Nome, contatos, endereço, remuneração, perfil, currículo, campos personalizados',
      why: 'Criptografados com uma chave só desta pessoa, que foi destruída.',
    },
    comments: { what: 'Comentários nas entrevistas', why: 'Criptografados com a mesma chave.' },
    candidateNotes: { what: 'Anotações sobre a pessoa', why: 'Criptografadas com a mesma chave.' },
    hires: {
      what: 'O que foi escrito nas admissões: anotações, motivos, respostas, itens adicionados',
      why: 'Criptografado com a mesma chave.',
    },
    contracts: {
      what: 'Contratos que nem todos assinaram, com seus documentos',
      why: 'Cancelados. Criptografados com uma chave do contrato, que foi destruída.',
    },
    mails: {
      what: 'E-mails para a pessoa, registros de webhooks',
      why: 'Nomes, endereços e textos foram removidos.',
    },
    search: { what: 'Listas e busca', why: 'Nada sobre a pessoa é encontrado ou mostrado.' },
  },
  stays: {
    events: {
      what: 'Que houve candidaturas e entrevistas, para qual vaga, com que resultado e quando',
      why: 'Permite mostrar números e tratamento igual. Já não diz quem era.',
    },
    staff: { what: 'Quem da equipe fez o quê, e quando', why: 'A empresa precisa responder pelos próprios atos.' },
    contracts: {
      what: 'Contratos que todos assinaram: documento, nomes, endereços, trilha',
      why: 'Quem tem direitos ou deveres por eles precisa poder prová-los (GDPR, art. 17 (3) e; LGPD, art. 16, I).',
    },
    notes: { what: 'Anotações das vagas', why: 'Falam da vaga, onde podem ser removidas.' },
    profile: {
      what: 'A conta e os documentos da própria pessoa, se houver',
      why: 'Pertencem à pessoa, que pode apagá-los no portal.',
    },
    backups: {
      what: 'Cópias de segurança das chaves',
      why: 'São sobrescritas conforme a rotina de quem opera esta instalação.',
    },
  },
  documents: {
    title: 'Documentos que permanecem',
    none: 'Nenhum documento sobre esta pessoa permanece legível.',
    one: 'Documento',
    contract: 'Contrato assinado por todos',
    signed: 'Última assinatura:',
  },
  erasedEvents: 'Itens do histórico que não podem mais ser lidos',
  keptEvents: 'Itens do histórico que permanecem',
  proofEvents: 'Itens de contratos assinados, que permanecem como prova e podem ser lidos',
  event: 'Item',
  count: 'Quantidade',
  others: 'Certificados dos registros mesclados neste',
  check: 'Para verificar este certificado, abra {{address}}',
};
