import { randomBytes } from "node:crypto";
import type { LeadDatabase } from "../leads/openDatabase.ts";

/** Returns the secret of the form's tokens and of the links in mails, the same for every instance and after every start. */
export async function formSecret(db: LeadDatabase): Promise<Buffer> {
  await db
    .insertInto("form_keys")
    .values({ id: 1, secret: randomBytes(32).toString("base64") })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { secret } = await db.selectFrom("form_keys").select("secret").executeTakeFirstOrThrow();
  return Buffer.from(secret, "base64");
}
