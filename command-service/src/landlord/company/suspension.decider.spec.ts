import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCause, exampleTenantId as tenantId } from 'contracts/kernel/examples';
import { describe, it } from 'vitest';
import { suspensionDecider } from './suspension.decider.ts';

const given = DeciderSpecification.for(suspensionDecider);
const { now: _, ...metadata } = exampleCause;
const suspend = (reason: string) => ({
  type: 'SuspendTenant' as const,
  data: { tenantId, reason },
  metadata: exampleCause,
});
const reinstate = { type: 'ReinstateTenant' as const, data: { tenantId }, metadata: exampleCause };
const suspended = (reason: string) => ({ type: 'TenantSuspended' as const, data: { tenantId, reason }, metadata });
const reinstated = { type: 'TenantReinstated' as const, data: { tenantId }, metadata };

describe('suspensions', () => {
  it('given an open company, when suspended, then it is, with the reason', () => {
    given([])
      .when(suspend('Unpaid.'))
      .then([suspended('Unpaid.')]);
  });

  it('given a suspended one, when suspended for another reason, then the first one stands', () => {
    given([suspended('Unpaid.')])
      .when(suspend('Fraud.'))
      .thenNothingHappened();
  });

  it('given a suspended one, when reinstated, then it is; an open one stays as it is', () => {
    given([suspended('Unpaid.')])
      .when(reinstate)
      .then([reinstated]);
    given([]).when(reinstate).thenNothingHappened();
    given([suspended('Unpaid.'), reinstated])
      .when(reinstate)
      .thenNothingHappened();
  });

  it('given a reinstated one, when suspended again, then it is, for the new reason', () => {
    given([suspended('Unpaid.'), reinstated])
      .when(suspend('Fraud.'))
      .then([suspended('Fraud.')]);
  });
});
