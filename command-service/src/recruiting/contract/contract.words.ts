import type { Locale } from 'contracts/kernel/locale';

/** Over the page of a text on which people sign. */
export const signaturesTitle: Record<Locale, string> = { 'en-us': 'Signatures', 'pt-br': 'Assinaturas' };

type Words = Record<
  | 'title'
  | 'document'
  | 'company'
  | 'reference'
  | 'hash'
  | 'pages'
  | 'utc'
  | 'signers'
  | 'signed'
  | 'from'
  | 'drawn'
  | 'typed'
  | 'uploaded'
  | 'consent'
  | 'trail'
  | 'sent'
  | 'linkSent'
  | 'reminded'
  | 'viewed'
  | 'signedBy'
  | 'codeRefused'
  | 'codeChanged'
  | 'forwarded'
  | 'values'
  | 'answer'
  | 'finished'
  | 'closing'
  | 'reason',
  string
>;
/** Of the certificate page. */
export const certificateWords: Record<Locale, Words> = {
  'en-us': {
    title: 'Certificate of completion',
    document: 'Document',
    company: 'Sent by',
    reference: 'Reference',
    hash: 'SHA-256 of the document that was shown',
    pages: 'Pages',
    utc: 'All times are UTC.',
    signers: 'Signers',
    signed: 'Signed on',
    from: 'from',
    drawn: 'signature drawn',
    typed: 'signature typed',
    uploaded: 'signature uploaded',
    consent: 'agreed to sign electronically',
    trail: 'Audit trail',
    sent: 'Created and sent',
    linkSent: 'Link sent to',
    reminded: 'Reminder sent to',
    viewed: 'Viewed by',
    signedBy: 'Signed by',
    codeRefused: 'Wrong access code entered for',
    codeChanged: 'The company set an access code for',
    forwarded: 'Forwarded:',
    values: 'Answers in full',
    answer: 'Answer',
    finished: 'Completed: everybody has signed',
    closing: 'This file carries a digital signature (PAdES): any change after completion is detected. Verify it at',
    reason: 'Everybody has signed',
  },
  'pt-br': {
    title: 'Certificado de conclusão',
    document: 'Documento',
    company: 'Enviado por',
    reference: 'Referência',
    hash: 'SHA-256 do documento apresentado',
    pages: 'Páginas',
    utc: 'Todos os horários estão em UTC.',
    signers: 'Signatários',
    signed: 'Assinado em',
    from: 'de',
    drawn: 'assinatura desenhada',
    typed: 'assinatura digitada',
    uploaded: 'assinatura enviada como imagem',
    consent: 'concordou em assinar eletronicamente',
    trail: 'Trilha de auditoria',
    sent: 'Criado e enviado',
    linkSent: 'Link enviado a',
    reminded: 'Lembrete enviado a',
    viewed: 'Visualizado por',
    signedBy: 'Assinado por',
    codeRefused: 'Código de acesso incorreto informado para',
    codeChanged: 'A empresa definiu um código de acesso para',
    forwarded: 'Encaminhado:',
    values: 'Respostas completas',
    answer: 'Resposta',
    finished: 'Concluído: todos assinaram',
    closing: 'Este arquivo tem uma assinatura digital (PAdES): qualquer alteração posterior é detectada. Verifique em',
    reason: 'Todos assinaram',
  },
};
