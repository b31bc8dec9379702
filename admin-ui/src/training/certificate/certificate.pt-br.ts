import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { certificateEnUs, certificateProblemEnUs } from './certificate.en-us.ts';

export const trainingCertificatePtBr = resourcePtBr({
  name_one: 'Certificado',
  name_other: 'Certificados',
  gender: 'm',
  title: 'Certificados',
  detail: 'Quem foi aprovado em quais treinamentos, e até quando isso vale.',
  historyName: 'Certificado de treinamento',
  fields: {
    assignmentId: 'Treinamento atribuído',
    userId: 'Pessoa',
    userName: 'Pessoa',
    companyName: 'Empresa',
    programId: 'Programa',
    programVersion: 'Versão',
    programName: 'Programa',
    earned: 'Pontuação',
    possible: 'Pontos possíveis',
    completedOn: 'Concluído em',
    validUntil: 'Válido até',
    expiresAt: 'Expira em',
    noticeAt: 'Aviso do vencimento',
    number: 'Número do certificado',
    withdrawnAt: 'Revogado em',
    createdAt: 'Emitido em',
    reason: 'Motivo',
  },
  status: { valid: 'Válido', expired: 'Expirado', withdrawn: 'Revogado' },
  events: {
    Created: 'Certificado emitido',
    TrainingCertificateExpiring: 'Vencimento de certificado avisado',
    TrainingCertificateExpired: 'Certificado expirado',
    TrainingCertificateWithdrawn: 'Certificado revogado',
  },
  empty: {
    title: 'Nenhum certificado ainda',
    detail: 'Ative os certificados em um programa: quem for aprovado recebe um, e ele aparece aqui.',
  },
});

export const certificateProblemPtBr: Record<keyof typeof certificateProblemEnUs, string> = {
  'certificate-withdrawn': 'Este certificado foi revogado.',
  'certificate-unknown': 'Não conhecemos este certificado.',
};

export const certificatePtBr: typeof certificateEnUs = {
  download: 'Baixar PDF',
  copy: 'Copiar link',
  link: 'Link do certificado',
  file: 'Certificado – {{name}}',
  forEver: 'Sem data de validade',
  completedOn: 'Concluído em {{day}}',
  until: 'Válido até {{day}}',
  number: 'Nº {{number}}',
  passed: 'Você foi aprovado(a) neste treinamento.',
  pending: 'Você foi aprovado(a) neste treinamento. Seu certificado aparece aqui em instantes.',
  failed: 'Para o certificado são necessários {{percent}}% dos pontos. Você pode pedir para refazer o treinamento.',
  hint: 'Este treinamento dá direito a um certificado.',
  hintPercent: 'Este treinamento dá direito a um certificado a partir de {{percent}}% dos pontos.',
  mine: {
    title: 'Meus certificados',
    detail: 'Cada PDF tem um link que mostra se o certificado é válido.',
    none: 'Nenhum certificado ainda',
    noneDetail: 'Quando você for aprovado(a) em um treinamento com certificado, ele aparece aqui.',
  },
  withdraw: {
    action: 'Revogar',
    title: 'Revogar este certificado?',
    detail: 'O link vai informar que ele foi revogado, e a pessoa é avisada por e-mail. Isso não pode ser desfeito.',
    reason: 'Motivo (opcional, para o registro de auditoria)',
    done: 'Certificado revogado',
  },
};
