import { MY_CERTIFICATES, names } from '#admin-ui/i18n/names.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const trainingCertificateEnUs = resourceEnUs({
  ...names['training-certificates'],
  title: 'Certificates',
  detail: 'Who has passed which training, and until when that holds.',
  historyName: 'Certificate of a training',
  fields: {
    assignmentId: 'Assignment',
    userId: 'Person',
    userName: 'Person',
    companyName: 'Company',
    programId: 'Program',
    programVersion: 'Version',
    programName: 'Program',
    earned: 'Score',
    possible: 'Possible points',
    completedOn: 'Completed on',
    validUntil: 'Valid until',
    expiresAt: 'Expires',
    noticeAt: 'Notice of the end',
    number: 'Certificate number',
    withdrawnAt: 'Withdrawn',
    createdAt: 'Issued',
    reason: 'Reason',
  },
  status: { valid: 'Valid', expired: 'Expired', withdrawn: 'Withdrawn' },
  events: {
    Created: 'Certificate issued',
    TrainingCertificateExpiring: 'Told that a certificate will expire',
    TrainingCertificateExpired: 'Certificate expired',
    TrainingCertificateWithdrawn: 'Certificate withdrawn',
  },
  empty: {
    title: 'No certificates yet',
    detail: 'Turn on certificates in a program: whoever passes it gets one, and you find it here.',
  },
});

export const certificateProblemEnUs = {
  'certificate-withdrawn': 'This certificate was withdrawn.',
  'certificate-unknown': 'We do not know this certificate.',
};

export const certificateEnUs = {
  download: 'Download PDF',
  copy: 'Copy link',
  link: 'Link of the certificate',
  file: 'Certificate – {{name}}',
  forEver: 'No expiry date',
  completedOn: 'Completed on {{day}}',
  until: 'Valid until {{day}}',
  number: 'No. {{number}}',
  passed: 'You have passed this training.',
  pending: 'You have passed this training. Your certificate will be here in a moment.',
  failed: 'You need {{percent}} % of the points for the certificate. You can ask to take the training again.',
  hint: 'You get a certificate for this training.',
  hintPercent: 'You get a certificate for this training if you reach {{percent}} % of the points.',
  mine: {
    title: MY_CERTIFICATES,
    detail: 'Each PDF has a link that shows whether the certificate is valid.',
    none: 'No certificates yet',
    noneDetail: 'Once you pass a training that comes with a certificate, you find it here.',
  },
  withdraw: {
    action: 'Withdraw',
    title: 'Withdraw this certificate?',
    detail: 'Its link will say that it was withdrawn, and its holder is told by email. This cannot be undone.',
    reason: 'Reason (optional, for the audit log)',
    done: 'Certificate withdrawn',
  },
};
