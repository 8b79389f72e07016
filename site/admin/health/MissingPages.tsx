import type { ApiAnswers } from "../../../content/model/api/api-calls";
import { addressOf } from "../kit/form/item-address";
import { useHostSite } from "../kit/services/host-site";
import { useServices } from "../kit/services/services";
import { useHealthWords } from "./health-words";

/** The addresses that visitors asked for in vain, each with the way to a redirect for it (R2.10). */
export function MissingPages({ health }: { readonly health: ApiAnswers["health"] }) {
  const { language } = useServices();
  const { pages } = useHostSite();
  const own = useHealthWords().missing;
  if (!("missing" in health)) return null;
  const formFor = (path: string): string => {
    const search = `?${new URLSearchParams({ in: "redirects", from: path }).toString()}`;
    return addressOf({ kind: "item", id: "redirects" }, { pathname: pages.content ?? "", search });
  };
  return (
    <section className="adm-card" aria-labelledby="adm-missing-heading">
      <div className="adm-card-body">
        <h2 id="adm-missing-heading">{own.heading}</h2>
        <p>{health.missing.length === 0 ? own.none : own.intro}</p>
        {health.missing.length === 0 ? null : (
          <table className="adm-missing">
            <thead>
              <tr>
                <th scope="col">{own.address}</th>
                <th scope="col">{own.count}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {health.missing.map(({ path, count }) => (
                <tr key={path}>
                  <th scope="row">
                    <bdi>{path}</bdi>
                  </th>
                  <td>{count.toLocaleString(language)}</td>
                  <td>
                    <a href={formFor(path)}>
                      {own.lead} <span className="visually-hidden">{path}</span>
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}
