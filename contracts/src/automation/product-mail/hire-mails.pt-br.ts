import type { hireMailsEnUs } from './hire-mails.en-us.ts';
import { lines, type MailWords } from './mail-words.ts';

const upload = 'Envie os documentos e responda por aqui: {{ hire.link }}';
const otherwise = 'Se preferir entregar de outra forma, entre em contato com {{ company.name }}.';
const withoutEffect = 'Sua assinatura não tem efeito. Você ainda pode ver o que assinou: {{ contract.link }}';
const toSign = lines(
  '{{ company.name }} pede que você assine “{{ contract.title }}” eletronicamente.',
  '{{ contract.message }}',
  'Leia e assine o documento aqui:',
  '{{ contract.link }}',
  'Você pode assinar até {{ contract.deadline }}. O link é só para você: não o encaminhe. Se outra pessoa deve assinar, informe na página.',
);

export const hireMailsPtBr: Record<keyof typeof hireMailsEnUs, MailWords> = {
  'hire-asked': {
    subject: 'O que {{ company.name }} precisa antes do seu primeiro dia',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} está preparando tudo para você começar como {{ job.title }} e precisa do seguinte:',
      '{{ hire.items }}',
      upload,
      otherwise,
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'hire-reminded': {
    subject: 'Lembrete: {{ company.name }} ainda precisa de algo de você',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      'Antes de você começar como {{ job.title }}, {{ company.name }} ainda precisa do seguinte:',
      '{{ hire.items }}',
      upload,
      otherwise,
    ),
  },
  'team-hire-reminded': {
    subject: 'Lembrete: {{ candidate.full_name }} começa em breve',
    content: lines(
      'Olá, {{ user.name }},',
      'Antes de {{ candidate.full_name }} começar como {{ job.title }}, ainda falta o seguinte, que está com você:',
      '{{ hire.items }}',
      'Marque como concluído aqui:',
      '{{ hire.staff_link }}',
    ),
  },
  'contract-asked': {
    subject: 'Assine: {{ contract.title }}',
    content: lines('Olá, {{ contract.signer }},', toSign),
  },
  'contract-reminded': {
    subject: 'Lembrete: Assine: {{ contract.title }}',
    content: lines('Olá, {{ contract.signer }},', toSign),
  },
  'contract-finished': {
    subject: 'Assinado por todos: {{ contract.title }}',
    content: lines(
      'Olá, {{ contract.signer }},',
      'Todos assinaram “{{ contract.title }}”, de {{ company.name }}. Baixe o documento assinado aqui:',
      '{{ contract.link }}',
      'O link é só para você. Não o encaminhe.',
    ),
  },
  'contract-voided': {
    subject: 'Anulado: {{ contract.title }}',
    content: lines(
      'Olá, {{ contract.signer }},',
      '{{ company.name }} retirou “{{ contract.title }}”. Não há mais nada a assinar.',
      withoutEffect,
    ),
  },
  'contract-declined': {
    subject: 'Recusado: {{ contract.title }}',
    content: lines(
      'Olá, {{ contract.signer }},',
      'Outro signatário se recusou a assinar “{{ contract.title }}”, de {{ company.name }}. Não há mais nada a assinar.',
      withoutEffect,
    ),
  },
  'contract-expired': {
    subject: 'Expirado: {{ contract.title }}',
    content: lines(
      'Olá, {{ contract.signer }},',
      '“{{ contract.title }}”, de {{ company.name }}, expirou antes que todos assinassem. Ninguém mais pode assiná-lo.',
      withoutEffect,
    ),
  },
  'contract-withdrawn': {
    subject: 'Um contrato foi retirado em {{ company.name }}',
    content: lines(
      'Olá, {{ user.name }},',
      'Um contrato que você assinaria, ou já assinou, foi retirado: os dados da pessoa de quem ele tratava foram apagados.',
      'Não há mais nada a fazer, e o link não abre mais nada.',
    ),
  },
  'sender-contract-finished': {
    subject: 'Todos assinaram seu contrato: {{ contract.title }}',
    content: lines(
      'Olá, {{ user.name }},',
      'Todos assinaram “{{ contract.title }}”. O documento assinado está pronto:',
      '{{ contract.staff_link }}',
    ),
  },
  'sender-contract-declined': {
    subject: 'Seu contrato foi recusado: {{ contract.title }}',
    content: lines(
      'Olá, {{ user.name }},',
      'Um signatário se recusou a assinar “{{ contract.title }}”.',
      'Motivo: {{ contract.reason }}',
      '{{ contract.staff_link }}',
    ),
  },
  'sender-contract-expired': {
    subject: 'Seu contrato expirou: {{ contract.title }}',
    content: lines(
      'Olá, {{ user.name }},',
      '“{{ contract.title }}” expirou antes que todos assinassem.',
      '{{ contract.staff_link }}',
    ),
  },
  'sender-contract-voided': {
    subject: 'Seu contrato foi anulado: {{ contract.title }}',
    content: lines(
      'Olá, {{ user.name }},',
      'Um colega anulou “{{ contract.title }}” antes que todos assinassem. Veja quem e por quê na página do contrato:',
      '{{ contract.staff_link }}',
    ),
  },
  'sender-contract-forwarded': {
    subject: 'Seu contrato foi encaminhado: {{ contract.title }}',
    content: lines(
      'Olá, {{ user.name }},',
      'Um signatário de “{{ contract.title }}” o encaminhou a outra pessoa. Veja quem assina agora:',
      '{{ contract.staff_link }}',
      '{{ contract.code_hint }}',
    ),
  },
};
