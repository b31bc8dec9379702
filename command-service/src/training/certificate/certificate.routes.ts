import { recordIn } from 'access/recruiting/record-in';
import type { OutsideLearners } from 'access/training/outside-learner';
import type { Locale } from 'contracts/kernel/locale';
import { Rejection } from 'contracts/kernel/problem';
import { assignmentIdOf } from 'contracts/training/assignment/assignment.entity';
import { certificateNumber, proofStateAt } from 'contracts/training/certificate/certificate.choices';
import * as endpoints from 'contracts/training/certificate/certificate.endpoints';
import {
  type CertificateRejection,
  certificateIdOf,
  type TrainingCertificateRecord,
  trainingCertificate,
} from 'contracts/training/certificate/certificate.entity';
import {
  fetchOutsideCertificate,
  linkOutsideCertificate,
} from 'contracts/training/public-training/public-training.endpoints';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { rateLimit } from 'platform/http/rate-limit';
import { mount } from 'platform/http/route';
import { mailSender } from '#command-service/automation/mail/mail-sources';
import type { CommandContext } from '#command-service/context';
import { namedTokens } from '#command-service/named-tokens';
import { pdfAnswer } from '#command-service/recruiting/contract/contract.documents';
import { certificatePdf } from '#command-service/recruiting/contract/pdf/pdf.process';
import { certificateDrawing } from './certificate.words.ts';

/** Of one person: each takes a process. */
const PDFS_PER_MINUTE = 20;
/** What its link is for: no other link opens it. */
export const CERTIFICATE_LINK = 'training-certificate';

export type CertificateContext = CommandContext & {
  store: EventStore;
  publicUrl: string;
  outsideLearners: Pick<OutsideLearners, 'companyOf'>;
};

const refuse = (code: CertificateRejection, status: number) => new Rejection<CertificateRejection>(code, status);

/** Certificates as PDFs, for those of whom they are and for staff, and the link that proves one to anybody (docs/product.md TRA-50). */
export const certificateRoutes = (router: IRouter, context: CertificateContext): void => {
  const { store, payloadKey = Buffer.alloc(0), publicUrl, tenantStatuses, outsideLearners } = context;
  const tokens = namedTokens(payloadKey, CERTIFICATE_LINK);
  const limit = rateLimit(PDFS_PER_MINUTE);

  /** Whose it is and the link that proves it: of one that was withdrawn or erased there is neither. */
  const proofOf = (tenantId: string, { id, status, userName: name }: TrainingCertificateRecord) => {
    if (name === null) throw new Rejection('erased', 410);
    if (status === 'withdrawn') throw refuse('certificate-withdrawn', 410);
    return { name, link: `${publicUrl}/p/certificates/${tokens.issue({ tenantId, id })}` };
  };
  const mineOf = async ({ tenantId, userId }: { tenantId: string; userId: string }, id: string) => {
    const record = await recordIn(store, trainingCertificate, { tenantId, id });
    if (record?.userId !== userId) throw new Rejection('not-found', 404);
    return record;
  };
  /** Of a public training that they have joined. */
  const outsideOf = async (userId: string, scheduleId: string) => {
    const tenantId = await outsideLearners.companyOf(scheduleId, userId);
    if (tenantId === null) throw new Rejection('not-found', 404);
    return {
      tenantId,
      record: await mineOf({ tenantId, userId }, certificateIdOf(assignmentIdOf(scheduleId, userId))),
    };
  };
  const recordOf = async (tenantId: string, id: string) => {
    const record = await recordIn(store, trainingCertificate, { tenantId, id });
    if (!record) throw new Rejection('not-found', 404);
    return record;
  };

  const pdfOf = async (tenantId: string, record: TrainingCertificateRecord, locale: Locale) => {
    const { name, link } = proofOf(tenantId, record);
    const { brand } = await mailSender(store, { tenantId, userId: null, publicUrl });
    const { bytes } = await certificatePdf(certificateDrawing({ record, name, link, locale, colour: brand.color }));
    const answer = pdfAnswer(bytes);
    const headers = { ...answer.headers, 'Content-Disposition': 'attachment; filename="certificate.pdf"' };
    return { ...answer, headers };
  };

  mount(
    router,
    endpoints.fetchMyCertificate,
    async ({ auth, params: { id }, body: { locale } }) => {
      await limit(auth.userId);
      return pdfOf(auth.tenantId, await mineOf(auth, id), locale);
    },
    context,
  );
  mount(
    router,
    endpoints.fetchCertificate,
    async ({ auth, params: { id }, body: { locale } }) => {
      const { tenantId } = auth;
      await limit('userId' in auth ? auth.userId : tenantId);
      return pdfOf(tenantId, await recordOf(tenantId, id), locale);
    },
    context,
  );
  mount(
    router,
    endpoints.linkMyCertificate,
    async ({ auth, params: { id } }) => ({ body: { link: proofOf(auth.tenantId, await mineOf(auth, id)).link } }),
    context,
  );
  mount(
    router,
    endpoints.linkCertificate,
    async ({ auth: { tenantId }, params: { id } }) => ({
      body: { link: proofOf(tenantId, await recordOf(tenantId, id)).link },
    }),
    context,
  );
  mount(
    router,
    fetchOutsideCertificate,
    async ({ auth: { userId }, params: { id }, body: { locale } }) => {
      await limit(userId);
      const { tenantId, record } = await outsideOf(userId, id);
      return pdfOf(tenantId, record, locale);
    },
    context,
  );
  mount(
    router,
    linkOutsideCertificate,
    async ({ auth: { userId }, params: { id } }) => {
      const { tenantId, record } = await outsideOf(userId, id);
      return { body: { link: proofOf(tenantId, record).link } };
    },
    context,
  );
  mount(
    router,
    endpoints.proveCertificate,
    async ({ body: { token }, now }) => {
      const named = tokens.read(token);
      const record = named && (await recordIn(store, trainingCertificate, named));
      if (!named || !record || (await tenantStatuses.isSuspended(named.tenantId)))
        throw refuse('certificate-unknown', 404);
      const { userName, companyName, programName, programVersion, earned, possible, completedOn, validUntil } = record;
      const state = proofStateAt(record, now);
      const number = certificateNumber(record.id);
      if (userName === null || state === 'withdrawn') return { body: { state, number, told: null } };
      const names = { userName, companyName, programName, programVersion };
      return { body: { state, number, told: { ...names, earned, possible, completedOn, validUntil } } };
    },
    context,
  );
};
