import * as mail from './automation/mail/mail.endpoints.ts';
import * as session from './identity/session/session.endpoints.ts';
import type { Endpoint, Resource } from './kernel/endpoint.ts';
import * as candidate from './recruiting/candidate/candidate.endpoints.ts';
import * as interview from './recruiting/interview/interview.endpoints.ts';
import * as job from './recruiting/job/job.endpoints.ts';
import * as audit from './reporting/audit/audit.endpoints.ts';

const modules: Record<string, Record<string, Endpoint | Resource>> = {
  session,
  job,
  candidate,
  interview,
  audit,
  mail,
};

/** Every route of the API by group: what the OpenAPI document lists and the isolation specs call. */
export const endpointCatalogue: readonly { group: string; endpoint: Endpoint }[] = Object.entries(modules).flatMap(
  ([group, declared]) =>
    Object.values(declared)
      .flatMap((value) => ('list' in value ? [value.list, value.show] : [value]))
      .map((endpoint) => ({ group, endpoint })),
);
