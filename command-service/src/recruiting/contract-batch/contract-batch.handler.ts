import { contractBatch } from 'contracts/recruiting/contract-batch/contract-batch.entity';
import { entityHandler } from '#command-service/entity/entity.handler';
import { earlierCreation } from '#command-service/kernel/command';
import { contractBatchDecider } from './contract-batch.decider.ts';

/** Commands of bulk sends. */
export const contractBatchHandler = entityHandler(contractBatch, contractBatchDecider);

/** A bulk send that is asked for once more under its key. */
export const earlierBatch = earlierCreation(contractBatch.name, contractBatchDecider);
