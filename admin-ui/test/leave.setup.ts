import { vi } from 'vitest';

vi.mock('#admin-ui/providers/login', async (original) => ({
  ...(await original<object>()),
  ...(await import('./leave.fixture.ts')),
}));
