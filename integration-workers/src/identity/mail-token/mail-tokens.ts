import { makeSubscriptionToken } from 'contracts/automation/mail-address/mail-address.endpoints';
import { inviteHired, makeInvitationToken } from 'contracts/identity/invitation/invitation.endpoints';
import { makeMailToken } from 'contracts/identity/mail-token/mail-token.endpoints';
import { makePortalAccessToken } from 'contracts/recruiting/candidate/portal-access.endpoints';
import {
  finishContract,
  makeContractToken,
  recognizeContractSigner,
} from 'contracts/recruiting/contract/contract.endpoints';
import { advanceContractBatch } from 'contracts/recruiting/contract-batch/contract-batch.endpoints';
import type { z } from 'zod';
import { type CallerOptions, systemClient, TIMEOUT_MS } from '#integration-workers/engine/command';
import type { Cause } from '#integration-workers/engine/work-item';

/** Makes the token of a link in a mail, and says whom to write to. Throws `user-not-found` where the account is gone. */
export type MakeMailToken = (of: z.input<typeof makeMailToken.body>) => Promise<z.output<typeof makeMailToken.answer>>;

export const openMailTokens =
  (options: CallerOptions): MakeMailToken =>
  async (body) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await (await systemClient(options)).call(makeMailToken, { body, signal })).data;
  };

/** … of the link by which an address is unsubscribed from mails of a company. */
export type MakeSubscriptionToken = (
  of: z.input<typeof makeSubscriptionToken.body>,
) => Promise<z.output<typeof makeSubscriptionToken.answer>>;

export const openSubscriptionTokens =
  (options: CallerOptions): MakeSubscriptionToken =>
  async (body) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await (await systemClient(options)).call(makeSubscriptionToken, { body, signal })).data;
  };

/** … of an invitation. Throws `invitation-not-found` where it does not stand any more. */
export type MakeInvitationToken = (
  of: z.input<typeof makeInvitationToken.body>,
) => Promise<z.output<typeof makeInvitationToken.answer>>;

export const openInvitationTokens =
  (options: CallerOptions): MakeInvitationToken =>
  async (body) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await (await systemClient(options)).call(makeInvitationToken, { body, signal })).data;
  };

/** … of a password that staff have set for a candidate. Throws `portal-access-invalid` where it can be confirmed no more. */
export type MakePortalAccessToken = (
  of: z.input<typeof makePortalAccessToken.body>,
) => Promise<z.output<typeof makePortalAccessToken.answer>>;

export const openPortalAccessTokens =
  (options: CallerOptions): MakePortalAccessToken =>
  async (body) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await (await systemClient(options)).call(makePortalAccessToken, { body, signal })).data;
  };

/** Invites somebody because they were hired: once for each event, policy and target. Whoever stands already as invited stays so. */
export type InviteHired = (cause: Cause, who: Omit<z.input<typeof inviteHired.body>, 'cause'>) => Promise<void>;

export const openInvite =
  (options: CallerOptions): InviteHired =>
  async ({ eventId, policy, target, correlationId = eventId }, who) => {
    const body = { ...who, cause: { eventId, policy, target, correlationId } };
    await (await systemClient(options)).call(inviteHired, { body, signal: AbortSignal.timeout(TIMEOUT_MS) });
  };

/** … of the link of somebody who signs a contract. Throws `not-found` where the contract or the signer is gone. */
export type MakeContractToken = (
  of: z.input<typeof makeContractToken.body>,
) => Promise<z.output<typeof makeContractToken.answer>>;

export const openContractTokens =
  (options: CallerOptions): MakeContractToken =>
  async (body) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return (await (await systemClient(options)).call(makeContractToken, { body, signal })).data;
  };

/** Making PDFs of many pages, or many of them, takes a while. */
const PDFS_MS = 90_000;

/** Has the finished PDF of a contract made that all have signed: once, however often it is asked for. */
export type FinishContract = (cause: Cause, contractId: string) => Promise<void>;

export const openFinishContract =
  (options: CallerOptions): FinishContract =>
  async ({ tenantId, eventId, policy, target, correlationId = eventId }, contractId) => {
    const body = { tenantId, contractId, cause: { eventId, policy, target, correlationId } };
    await (await systemClient(options)).call(finishContract, { body, signal: AbortSignal.timeout(PDFS_MS) });
  };

type Page = Omit<z.input<typeof recognizeContractSigner.body>, 'cause'>;
/** Contracts under the address of an account become its own, some at once. Answers the last of them; null: that was all. */
export type RecognizeSigner = (cause: Cause, page: Page) => Promise<Page['after']>;

export const openRecognizeSigner =
  (options: CallerOptions): RecognizeSigner =>
  async ({ eventId, policy, target, correlationId = eventId }, page) => {
    const body = { ...page, cause: { eventId, policy, target, correlationId } };
    const signal = AbortSignal.timeout(PDFS_MS);
    return (await (await systemClient(options)).call(recognizeContractSigner, { body, signal })).data.after;
  };

type Part = Omit<z.input<typeof advanceContractBatch.body>, 'tenantId' | 'cause'>;
/** Has the contracts of a bulk send made, or voided, that come next: once, however often it is asked for. */
export type AdvanceContractBatch = (cause: Cause, part: Part) => Promise<void>;

export const openAdvanceContractBatch =
  (options: CallerOptions): AdvanceContractBatch =>
  async ({ tenantId, eventId, policy, target, correlationId = eventId }, part) => {
    const body = { ...part, tenantId, cause: { eventId, policy, target, correlationId } };
    await (await systemClient(options)).call(advanceContractBatch, { body, signal: AbortSignal.timeout(PDFS_MS) });
  };
