import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer, forgetEverything, logInAs, showAt } from '#candidate-ui/test/portal.harness.tsx';
import { MyContractsPage } from './MyContractsPage.tsx';

afterEach(() => forgetEverything());

const at = '2026-03-09T09:00:00.000Z';
const contract = (title: string, over: object) => ({
  ...{ id: `signer of ${title}`, contractId: title, companyId: 't-1', companyName: 'Harbor', title, status: 'sent' },
  ...{ isSigned: false, isFinished: false, expiresAt: at, updatedAt: at, ...over },
});

describe('my contracts (docs/product.md SIG-36)', () => {
  it('given contracts that I signed, when others have not yet or it ended, then I open each; of what ended before there is nothing to open', async () => {
    logInAs('Candidate');
    const { calls } = fakeServer({
      'GET /api/candidate/contracts': () => ({
        body: [
          contract('Mooring', {}),
          contract('Waiting', { isSigned: true }),
          contract('Voided', { isSigned: true, status: 'voided' }),
          contract('Late', { status: 'expired' }),
        ],
      }),
      'POST /api/candidate/contracts/signer of Voided/link': () => ({ body: { token: 't' } }),
    });
    showAt('/', <MyContractsPage />);
    await screen.findByRole('button', { name: 'Read and sign: Mooring' });
    expect(screen.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
      ...['Read and sign: Mooring', 'Open: Waiting', 'Open: Voided'],
    ]);
    expect(screen.getByText(/Harbor · Signed by you/)).toBeTruthy();
    expect(screen.getByText(/Harbor · Voided/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Open: Voided' }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(true);
  });
});
