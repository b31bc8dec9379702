import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { describe, expect, it } from 'vitest';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { imagePolicy } from './image.policy.ts';

const logo = { imageId: '0123456789abcdef0123456789abcdef', width: 9, height: 9 };
const avatar = { userId: exampleUserId, from: logo.imageId, to: null };
const logoChanged = { companyId: exampleTenantId, from: logo, to: null };

describe('the policy of images', () => {
  it('given an image that is no longer shown, when seen, then its file is to go, and the job does not say which it is', () => {
    expect(imagePolicy.decide(recorded('CompanyLogoChanged', logoChanged))).toEqual([
      {
        job: 'identity.image.remove-replaced',
        target: exampleTenantId,
        data: { owners: 'companies', ownerId: exampleTenantId },
      },
    ]);
    expect(imagePolicy.decide(recorded('UserAvatarChanged', avatar))).toEqual([
      {
        job: 'identity.image.remove-replaced',
        target: exampleUserId,
        data: { owners: 'users', ownerId: exampleUserId },
      },
    ]);
  });

  it('given a first image, when seen, then nothing is done; given somebody erased, then all files of theirs go', () => {
    expect(imagePolicy.decide(recorded('CompanyLogoChanged', { ...logoChanged, from: null, to: logo }))).toEqual([]);
    expect(imagePolicy.decide(recorded('UserAvatarChanged', { ...avatar, from: null, to: logo.imageId }))).toEqual([]);
    expect(imagePolicy.decide(recorded('UserErased', { userId: exampleUserId }))).toEqual([
      { job: 'identity.image.forget', target: exampleUserId, data: { userId: exampleUserId } },
    ]);
  });
});
