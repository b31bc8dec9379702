import { createHash } from 'node:crypto';
import { recordIn } from 'access/recruiting/record-in';
import type { SignatureKind } from 'contracts/recruiting/contract/contract.choices';
import * as endpoints from 'contracts/recruiting/contract/contract.endpoints';
import { type ContractCommand, contract } from 'contracts/recruiting/contract/contract.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { mailSender } from '#command-service/automation/mail/mail-sources';
import type { ContractContext } from './context.ts';
import { pdfAnswer, readPdf } from './contract.documents.ts';
import { referencesIn } from './contract.finish.ts';
import { assertContractOpen, assertTurn, assertWhole, refuseContract } from './contract.rules.ts';
import { type Signing, signings } from './contract.signing.ts';
import { fingerprintOf } from './pdf/certificate.ts';
import { signatureIn } from './pdf/pades.ts';

type Step = ContractCommand extends infer C ? (C extends ContractCommand ? Pick<C, 'type' | 'data'> : never) : never;

const hasSigned = ({ record, signer }: Signing): boolean =>
  record.progress.some(({ signerId, status }) => signerId === signer.id && status === 'signed');

/** What those do who sign, by the link in their mail and without an account; and verification, for everybody. */
export const contractSigningRoutes = (router: IRouter, context: ContractContext): void => {
  const { store, commands, files, documentKey, publicUrl } = context;
  const { find, show, keepPicture } = signings(context);

  const answer = async ({ record, ...found }: Signing, step: Step, now: Date) => {
    const { state } = await commands.contract(record.id, { ...step, metadata: found.metadata } as ContractCommand);
    return { body: await show({ ...found, record: state.status === 'absent' ? record : state.record }, now) };
  };

  mount(
    router,
    endpoints.openContract,
    async (request) => {
      const found = await find(request);
      const data = { signerId: found.signer.id, sha256: found.record.document.sha256 };
      return answer(found, { type: 'ViewContract', data }, request.now);
    },
    context,
  );
  mount(
    router,
    endpoints.fetchContractToSign,
    async (request) => {
      const found = await find(request);
      const { record } = found;
      if (request.body.which === 'finished') {
        if (!record.finished) throw refuseContract('contract-not-finished');
        return pdfAnswer(await readPdf(files, record.finished));
      }
      if (!hasSigned(found)) assertContractOpen(record, request.now);
      return pdfAnswer(await readPdf(files, record.document));
    },
    context,
  );
  mount(
    router,
    endpoints.signContract,
    async (request) => {
      const { body, now } = request;
      const found = await find(request);
      const { record, signer } = found;
      const { sha256, values, signature } = body;
      if (!body.hasConsented) throw refuseContract('contract-consent-required', { field: 'hasConsented' });
      const send = (given: { kind: SignatureKind; sha256: string } | null, signatureBytes = 0) => {
        const data = { signerId: signer.id, sha256, values, signature: given, signatureBytes };
        return answer(found, { type: 'SignContract', data }, now);
      };
      // Whoever has signed signs nothing more; the same request again is answered as it was.
      if (hasSigned(found)) return send(null);
      assertContractOpen(record, now);
      assertTurn(record, signer.id);
      assertWhole(record, { signerId: signer.id, values, signature });
      // What was shown is still what is kept.
      await readPdf(files, record.document);
      if (signature === null) return send(null);
      const picture = await keepPicture(found, signature.picture);
      return send({ kind: signature.kind, sha256: picture.sha256 }, picture.bytes);
    },
    context,
  );
  mount(
    router,
    endpoints.declineContract,
    async (request) => {
      const found = await find(request);
      const data = { signerId: found.signer.id, reason: request.body.reason };
      return answer(found, { type: 'DeclineContract', data }, request.now);
    },
    context,
  );
  mount(
    router,
    endpoints.handOnContract,
    async (request) => {
      const { record, signer, metadata } = await find(request);
      const { name, email } = request.body;
      const data = { signerId: signer.id, name, email };
      await commands.contract(record.id, { type: 'HandOnContract', data, metadata });
      return { body: { contractId: record.id } };
    },
    context,
  );
  mount(
    router,
    endpoints.verifyContract,
    async ({ file }) => {
      const sha256 = createHash('sha256').update(file).digest('hex');
      const nothing = { sha256, companyName: null, finishedAt: null, signerCount: null };
      let isKnown = false;
      for (const reference of referencesIn(file)) {
        const record = await recordIn(store, contract, reference);
        isKnown ||= record?.finished != null;
        if (record?.finished?.sha256 !== sha256) continue;
        const { tenantId } = reference;
        const { company } = await mailSender(store, { tenantId, userId: null, publicUrl });
        const { finishedAt, signerCount } = record;
        return { body: { result: 'genuine' as const, sha256, companyName: company.name, finishedAt, signerCount } };
      }
      const found = signatureIn(file);
      const isOurs = isKnown || (found !== null && found.fingerprint === fingerprintOf(await documentKey()));
      return { body: { ...nothing, result: isOurs ? ('changed' as const) : ('unknown' as const) } };
    },
    context,
  );
};
