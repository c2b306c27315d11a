import type { Agent } from "@mortgage-kit/calculators";

const agent = /^(?<name>[^<>@]+)<(?<email>[^\s<>@,]+@[^\s<>@,]+\.[^\s<>@,.]+)>$/;

/**
 * Agents as a mail program writes them: `Robin Ng <robin@brokerage.example>, Ada Roy <ada@brokerage.example>`.
 * The first that cannot be read is given back as `unreadable`.
 */
export function readAgents(
  text: string,
): { readonly agents: readonly Agent[] } | { readonly unreadable: string } {
  const agents: Agent[] = [];
  for (const entry of text.split(",").map((part) => part.trim())) {
    if (entry === "") continue;
    const found = agent.exec(entry)?.groups;
    const name = found?.name?.trim();
    if (!name || !found?.email) return { unreadable: entry };
    const [firstName = name] = name.split(/\s+/);
    agents.push({ id: found.email, name, firstName, email: found.email });
  }
  return { agents };
}
