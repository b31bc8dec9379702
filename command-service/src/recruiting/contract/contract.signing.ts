import { createHash } from 'node:crypto';
import { recordIn } from 'access/recruiting/record-in';
import { isOpenContract, MAX_WRONG_CODES } from 'contracts/recruiting/contract/contract.choices';
import type { ContractToSign, openContract } from 'contracts/recruiting/contract/contract.endpoints';
import { type ContractRecord, contract } from 'contracts/recruiting/contract/contract.entity';
import type { ContractSigner } from 'contracts/recruiting/contract/contract.fields';
import { whoseTurn } from 'contracts/recruiting/contract/contract.fold';
import { addressKey } from 'platform/http/rate-limit';
import type { RequestOf } from 'platform/http/route';
import sharp from 'sharp';
import { mailSender } from '#command-service/automation/mail/mail-sources';
import { causeOf, type Origin } from '#command-service/http/cause';
import { inTurn } from '#command-service/identity/access/in-turn';
import type { ContractContext } from './context.ts';
import { contractFolder } from './contract.handler.ts';
import { CONTRACT_LINK, isCode, linkSubject, readLink } from './contract.link.ts';
import { isOver, refuseContract } from './contract.rules.ts';

/** As whom the history knows what came by a link; the event says whose link it was. */
const SIGNER = { type: 'system', id: 'recruiting.contract-link' } as const;
const MAX_PIXELS = 12_000_000;

export type SigningRequest = Omit<Origin, 'auth'> & {
  body: Pick<RequestOf<typeof openContract>['body'], 'token' | 'code'>;
};
export type Signing = {
  tenantId: string;
  record: ContractRecord;
  signer: ContractSigner;
  metadata: ReturnType<typeof causeOf>;
};

const invalid = () => refuseContract('contract-link-invalid', { status: 410 });

/** Whoever came by a link: that of one who signs, whose mailbox alone it went to. */
export const signings = (context: ContractContext) => {
  const {
    store,
    commands,
    mailTokens,
    tenantStatuses,
    payloadKey = Buffer.alloc(0),
    limitAuth,
    limitSigning,
  } = context;
  const turn = inTurn();

  /** Whoever has a link guesses nothing: they are counted by it, and all of one address together. */
  const countByLink = async ({ ip }: SigningRequest, { signer }: Signing): Promise<void> => {
    const address = addressKey(ip ?? undefined);
    await limitAuth.forgive(address);
    await limitSigning.link(signer.id);
    await limitSigning.address(address);
  };

  /** One guess at a time: what several say at once is judged one after the other, each knowing of those before. */
  const assertCode = (found: Signing, given: string): Promise<Signing> =>
    turn(found.signer.id, async () => {
      const { tenantId, signer, metadata } = found;
      const record = (await recordIn(store, contract, { tenantId, id: found.record.id })) ?? found.record;
      const code = record.codes.find(({ signerId }) => signerId === signer.id);
      if (!code) return { ...found, record };
      const { wrongCodes = 0, isCodeAwaited } = record.progress.find(({ signerId }) => signerId === signer.id) ?? {};
      if (isCodeAwaited) throw refuseContract('contract-code-awaited', { status: 403 });
      if (wrongCodes >= MAX_WRONG_CODES) throw refuseContract('contract-code-locked', { status: 403 });
      if (isCode(payloadKey, code, given)) return { ...found, record };
      // A guess is never the repetition of another one.
      const { idempotencyKey: _, request: __, ...once } = { ...metadata, tenantId };
      const data = { signerId: signer.id };
      await commands.contract(record.id, { type: 'RefuseContractCode', data, metadata: once });
      throw refuseContract('contract-code-wrong', { field: 'code', status: 403 });
    });

  const find = async (request: SigningRequest): Promise<Signing> => {
    const { body, now } = request;
    const link = readLink(body.token);
    const subject = link && (await mailTokens.subjectOf({ purpose: CONTRACT_LINK, token: link.token, now }));
    if (!link || !subject) throw invalid();
    const { tenantId, contractId } = link;
    if (await tenantStatuses.isSuspended(tenantId)) throw invalid();
    const record = await recordIn(store, contract, { tenantId, id: contractId });
    const signer = record?.signers?.find((one) => linkSubject(one) === subject);
    if (!record || record.erased || !signer) throw invalid();
    const metadata = { ...causeOf({ ...request, auth: { userId: SIGNER.id, tenantId } }), actor: SIGNER };
    const found = { tenantId, record, signer, metadata };
    const hasCode = record.codes.some(({ signerId }) => signerId === signer.id);
    if (!hasCode || !body.code) {
      await countByLink(request, found);
      const isAwaited = record.progress.some((one) => one.signerId === signer.id && one.isCodeAwaited);
      if (isAwaited) throw refuseContract('contract-code-awaited', { status: 403 });
      if (hasCode) throw refuseContract('contract-code-required', { status: 403 });
      return found;
    }
    const opened = await assertCode(found, body.code);
    await countByLink(request, opened);
    return opened;
  };

  const show = async (
    { tenantId, record, signer }: Pick<Signing, 'tenantId' | 'record' | 'signer'>,
    now: Date,
  ): Promise<ContractToSign> => {
    const { company } = await mailSender(store, { tenantId, userId: null, publicUrl: context.publicUrl });
    const { id: contractId, title, message, locale, expiresAt, document, finished, progress } = record;
    const statusOf = (id: string) => progress.find(({ signerId }) => signerId === id)?.status ?? 'waiting';
    const isLate = isOpenContract(record.status) && isOver(record, now);
    return {
      ...{ contractId, companyName: company.name, title: title ?? '', message: message ?? '', locale, expiresAt },
      ...{ sha256: document.sha256, pages: document.pages, isFinished: finished !== null },
      status: isLate ? 'expired' : record.status,
      isMyTurn: isOpenContract(record.status) && !isLate && whoseTurn(record).includes(signer.id),
      me: { id: signer.id, name: signer.name, email: signer.email, role: signer.role, status: statusOf(signer.id) },
      others: (record.signers ?? [])
        .filter(({ id }) => id !== signer.id)
        .map(({ id, name, role }) => ({ name, role, status: statusOf(id) })),
      fields: record.fields.filter(({ signerId }) => signerId === signer.id),
    };
  };

  /** The picture of a signature without anything that was hidden in it, kept under what it hashes to. */
  const keepPicture = async ({ tenantId, record }: Signing, picture: string) => {
    const given = Buffer.from(picture, 'base64');
    if (given.length === 0) throw refuseContract('contract-signature-unreadable', { field: 'signature' });
    const bytes = await sharp(given, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .resize({ width: 1_200, height: 600, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
      .catch(() => {
        throw refuseContract('contract-signature-unreadable', { field: 'signature' });
      });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await context.files.put(`${contractFolder(tenantId, record.id)}/${sha256}`, bytes);
    return { sha256, bytes: bytes.length };
  };

  return { find, show, keepPicture };
};
