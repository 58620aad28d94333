import * as z from 'zod/mini';
import { listOf, Name, Text } from './text.ts';
import { FabricTypeId, FamilyId } from './vocabulary.ts';

/** A question that people ask, and its answer. */
export const Question = z.strictObject({
  question: z.string().check(z.regex(/^¿.+\?$/, 'not a question')),
  answer: Text,
  /** Other words that people search it by. */
  searchedBy: z.optional(z.string()),
});
export type Question = z.output<typeof Question>;

/** What a page says about a family beyond its variants. */
export const FamilyText = z.strictObject({
  family: FamilyId,
  intro: Text,
  choose: listOf(Text).check(z.minLength(2), z.maxLength(5)),
  questions: listOf(Question).check(z.minLength(2)),
});
export type FamilyText = z.output<typeof FamilyText>;

/** What a page says about a type of fabric. */
export const FabricText = z.strictObject({
  fabricType: FabricTypeId,
  intro: Text,
  choose: listOf(Text).check(z.minLength(2), z.maxLength(5)),
});
export type FabricText = z.output<typeof FabricText>;

/** How something is kept clean, step by step. */
export const CareGuide = z.strictObject({
  title: Name,
  steps: listOf(Text).check(z.minLength(2), z.maxLength(6)),
});
export type CareGuide = z.output<typeof CareGuide>;
