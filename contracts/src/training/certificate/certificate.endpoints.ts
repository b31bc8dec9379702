import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { certificateStatuses, MAX_CERTIFICATE_TOKEN, proofStates } from './certificate.choices.ts';

const day = z.iso.date();
const In = z.strictObject({ locale: Locale });
const Pdf = { answer: z.unknown(), download: 'application/pdf' } as const;

/** A certificate of mine. */
export const MyCertificate = z.object({
  id: Id,
  programName: z.string(),
  programVersion: z.int(),
  earned: z.int(),
  possible: z.int(),
  completedOn: day,
  validUntil: day.nullable(),
  status: z.enum(certificateStatuses),
});
export type MyCertificate = z.infer<typeof MyCertificate>;

/** Newest first, at most as many as one answer holds (500). */
export const listMyCertificates = endpoint({
  method: 'GET',
  path: '/api/employee/certificates',
  access: 'member',
  summary: 'List the certificates of trainings that I have passed',
  answer: z.array(MyCertificate),
});

export const fetchMyCertificate = endpoint({
  method: 'POST',
  path: '/api/employee/certificates/:id/document',
  access: 'member',
  summary: 'Get a certificate of mine as a PDF',
  params: ById,
  body: In,
  ...Pdf,
});

export const fetchCertificate = endpoint({
  method: 'POST',
  path: '/api/tenant/training-certificates/:id/document',
  access: 'tenant.training.schedules.read',
  summary: 'Get a certificate as a PDF',
  params: ById,
  body: In,
  ...Pdf,
});

/** Where anybody reads whether a certificate is valid. */
const Link = { params: ById, body: z.strictObject({}), answer: z.object({ link: z.url() }) } as const;

export const linkMyCertificate = endpoint({
  method: 'POST',
  path: '/api/employee/certificates/:id/link',
  access: 'member',
  summary: 'Get the link that proves a certificate of mine',
  ...Link,
});

export const linkCertificate = endpoint({
  method: 'POST',
  path: '/api/tenant/training-certificates/:id/link',
  access: 'tenant.training.schedules.read',
  summary: 'Get the link that proves a certificate',
  ...Link,
});

/** What a certificate's link says: of one that was withdrawn or erased nothing but that. */
export const CertificateProof = z.object({
  state: z.enum(proofStates),
  number: z.string(),
  told: z
    .object({
      userName: z.string(),
      companyName: z.string(),
      programName: z.string(),
      programVersion: z.int(),
      earned: z.int(),
      possible: z.int(),
      completedOn: day,
      validUntil: day.nullable(),
    })
    .nullable(),
});
export type CertificateProof = z.infer<typeof CertificateProof>;

export const proveCertificate = endpoint({
  method: 'POST',
  path: '/api/public/certificates',
  access: 'public',
  summary: 'Say whether a certificate is valid, by the token of its link',
  body: z.strictObject({ token: z.string().min(1, 'field-required').max(MAX_CERTIFICATE_TOKEN) }),
  answer: CertificateProof,
  rateLimit: 'auth',
});
