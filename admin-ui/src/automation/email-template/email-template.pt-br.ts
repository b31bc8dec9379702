import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { emailTemplateProblemEnUs } from './email-template.en-us.ts';

const text = {
  fields: { locale: 'Idioma', subject: 'Assunto', content: 'Mensagem' },
  locale: { 'en-us': 'Inglês', 'pt-br': 'Português' },
};

export const emailTemplatePtBr = resourcePtBr({
  name_one: 'Modelo de e-mail',
  name_other: 'Modelos de e-mail',
  gender: 'm',
  fields: {
    ...text.fields,
    variants: 'Outros idiomas',
    attachmentIds: 'Arquivos',
    userId: 'Enviado para',
    mail: 'E-mail automático',
  },
  locale: text.locale,
  hints: {
    tags: 'Ao enviar, as variáveis são substituídas pelos dados de cada destinatário.',
    variants:
      'Cada destinatário recebe o e-mail no próprio idioma, se ele estiver aqui. Os demais recebem o texto acima.',
    attachmentIds: 'Arquivos da sua biblioteca, até 15 MB no total.',
  },
  form: { text: 'Texto', languages: 'Idiomas', attachments: 'Anexos' },
  items: { variants: { name: 'Idioma', ...text } },
  submit: 'Criar modelo',
  empty: {
    detail: 'Escreva um e-mail uma única vez, com variáveis para nomes, vagas e links, e envie sempre que precisar.',
  },
  tags: {
    insert: 'Inserir variável',
    insertInto: 'Inserir variável: {{field}}',
    title: 'Variáveis disponíveis',
    fallback: 'Texto quando não há valor',
    fallbackExample: 'você',
    unknown_one: 'Não existe a variável {{names}}',
    unknown_other: 'Não existem as variáveis {{names}}',
    groups: {
      event: 'Evento',
      candidate: 'Candidato',
      company: 'Empresa',
      interview: 'Entrevista',
      job: 'Vaga',
      user: 'Membro da equipe',
      note: 'Anotação',
      certificate: 'Certificado',
      hire: 'Contratação',
      contract: 'Contrato',
      document: 'Documento',
      process: 'Processo',
      task: 'Tarefa',
      training: 'Treinamento',
      webhook: 'Webhook',
    },
  },
  preview: {
    form: { name: 'Como é mostrado', light: 'Claro', dark: 'Escuro', plain: 'Texto simples' },
    kind: {
      name: 'Mostrar para',
      candidates: 'Candidato',
      jobs: 'Vaga',
      interviews: 'Entrevista',
      'live-interviews': 'Entrevista ao vivo',
      'pending-hires': 'Contratação',
      contracts: 'Contrato',
      'training-assignments': 'Treinamento',
      'training-certificates': 'Certificado',
      users: 'Remetente',
    },
    title: 'Pré-visualização',
    about: 'Mostrar para',
    examples: 'Valores de exemplo',
    none: 'Escreva um assunto e uma mensagem para ver o e-mail aqui.',
    missing: 'Sem valor neste e-mail: {{names}}. Adicione à variável um texto para esse caso.',
  },
  test: {
    action: 'Enviar teste para mim',
    draft: 'Enviar este rascunho para mim',
    done: 'O e-mail de teste está a caminho',
  },
  events: { EmailTemplateTested: 'Modelo de e-mail testado', EmailDraftTested: 'Rascunho de e-mail testado' },
});

export const emailTemplateProblemPtBr: Record<keyof typeof emailTemplateProblemEnUs, string> = {
  'template-name-required': 'Informe o nome do modelo',
  'email-template-name-taken': 'Já existe um modelo com este nome',
  'mail-tag-unknown': 'Contém uma variável que não existe',
  'mail-tag-broken': 'Contém uma variável incompleta. Insira com o botão abaixo do texto',
  'mail-locale-repeated': 'Já existe um texto neste idioma',
  'mail-file-not-found': 'Um destes arquivos não está mais na sua biblioteca',
  'mail-files-too-large': 'Estes arquivos são grandes demais para um e-mail. Juntos, podem ter até 15 MB',
};
