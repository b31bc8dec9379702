import { randomBytes } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import type { CompanyDomainsRejection } from 'contracts/identity/company-domains/company-domains.commands';
import { proofRecord } from 'contracts/identity/company-domains/company-domains.views';
import { Rejection } from 'contracts/kernel/problem';

const PROOF_BYTES = 18;
/** Milliseconds that one server gets to answer, tries of each, and milliseconds for all of it. */
const ANSWER_MS = 1_500;
const TRIES = 2;
const WHOLE_MS = 5_000;

export const newProof = (): string => randomBytes(PROOF_BYTES).toString('base64url');

/** Looks into DNS whether the record that proves a domain is there; throws what was found instead. */
export type DomainProofs = { check(host: string, proof: string): Promise<void> };

type Fault = Extract<CompanyDomainsRejection, `domain-record-${string}` | `domain-lookup-${string}`>;
export const noProof = (code: Fault): Rejection => new Rejection<CompanyDomainsRejection>(code, 409);

/** The name, or a record of that kind, is not there. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);
const LATE = new Set(['ETIMEOUT', 'ECANCELLED']);

const faultOf = (error: unknown): Fault => {
  const code = String((error as { code?: unknown }).code ?? '');
  if (ABSENT.has(code)) return 'domain-record-missing';
  return LATE.has(code) ? 'domain-lookup-timeout' : 'domain-lookup-failed';
};

/**
 * `servers`: addresses of name servers with or without a port; the system's when there are none. Whoever asks for what is being
 * looked up already waits for the same answer.
 */
export const dnsProofs = (
  servers: readonly string[],
  { answerMs = ANSWER_MS, wholeMs = WHOLE_MS } = {},
): DomainProofs => {
  const underWay = new Map<string, Promise<string[]>>();

  const lookUp = async (name: string): Promise<string[]> => {
    const resolver = new Resolver({ timeout: answerMs, tries: TRIES });
    if (servers.length > 0) resolver.setServers(servers);
    const patience = setTimeout(() => resolver.cancel(), wholeMs);
    try {
      // A long text comes in pieces.
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join('').trim());
    } catch (error) {
      throw noProof(faultOf(error));
    } finally {
      clearTimeout(patience);
      underWay.delete(name);
    }
  };

  return {
    check: async (host, proof) => {
      const { name, value } = proofRecord(host, proof);
      const asked = underWay.get(name) ?? lookUp(name);
      underWay.set(name, asked);
      if (!(await asked).includes(value)) throw noProof('domain-record-wrong');
    },
  };
};

/** Records that specs put into DNS, as `name value`; nothing else is there. */
export const memoryProofs = (records: ReadonlySet<string>): DomainProofs => ({
  check: async (host, proof) => {
    const { name, value } = proofRecord(host, proof);
    if (!records.has(`${name} ${value}`)) throw noProof('domain-record-missing');
  },
});
