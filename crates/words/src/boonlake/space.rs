//! What is on a space of the map, and the map as text.

use super::Speech;
use boonlake::{Laid, Open, Region, Site, Space, View};
use table::Side;

impl Speech<'_> {
    /// What is on a space, in a few sentences: its region and bridges, its tile with what stands
    /// on its sites, or what exploring it brings.
    pub fn space(&self, view: &View, at: Space) -> String {
        let open = view.open();
        let name = self.space_name(at, open.parts());
        let mut said = vec![match open.terrain.spot(at).laid {
            Laid::Nothing => {
                let reward = open.parts().land.spaces[at].reward.as_ref();
                let reward = reward.map(|reward| self.reward(reward));
                match reward {
                    Some(reward) => self.say(
                        "space-empty-reward",
                        &[("space", name.into()), ("reward", reward.into())],
                    ),
                    None => self.say("space-empty", &[("space", name.into())]),
                }
            }
            Laid::Pasture => self.pasture(open, at, name),
            Laid::Building(_) => self.say("space-tile", &[("space", name.into())]),
        }];
        let sites = Site::of(at).into_iter().filter(|&site| open.map().has_site(site));
        said.extend(sites.map(|site| self.site_as_text(open, site)));
        let land = &open.parts().land;
        for &(one, other) in land.bridges.iter().filter(|(one, other)| *one == at || *other == at) {
            let beyond = if one == at { other } else { one };
            said.push(self.say("space-bridge", &[("space", beyond.to_string().into())]));
        }
        said.join(" ")
    }

    fn pasture(&self, open: &Open, at: Space, name: String) -> String {
        let spot = open.terrain.spot(at);
        let herds = Side::all(spot.cattle.len()).zip(spot.cattle).filter(|(_, number)| *number > 0);
        let herds: Vec<String> = herds
            .map(|(side, number)| {
                let cattle = self.count("cattle", number);
                self.say(
                    "space-cattle",
                    &[("cattle", cattle.into()), ("name", self.side(open, side).into())],
                )
            })
            .collect();
        match herds.is_empty() {
            true => self.say("space-pasture-empty", &[("space", name.into())]),
            false => self.say(
                "space-pasture",
                &[("space", name.into()), ("cattle", self.words.commas(&herds).into())],
            ),
        }
    }

    /// A site with what stands there, or what it costs and brings.
    fn site_as_text(&self, open: &Open, site: Site) -> String {
        let name = ("site", site.to_string().into());
        match (open.terrain.piece(site), open.map().site_rule(site)) {
            (Some(presence), rule) => {
                let owner = self.side(open, presence.side);
                let piece = self.piece(presence.piece);
                let standing = self
                    .say("site-taken", &[name, ("piece", piece.into()), ("name", owner.into())]);
                let vp = rule.and_then(|rule| self.site_settlement(rule));
                let is_settled = presence.piece == boonlake::Piece::Settlement;
                match vp.filter(|_| !is_settled) {
                    Some(vp) => self
                        .say("site-taken-vp", &[("standing", standing.into()), ("vp", vp.into())]),
                    None => standing + ".",
                }
            }
            (None, Some(rule)) => {
                self.say("site-free", &[name, ("site-rule", self.site(rule).into())])
            }
            (None, None) => String::new(),
        }
    }

    /// The map by regions, as text: each region with its label, then its spaces.
    pub fn map_as_text(&self, view: &View) -> Vec<(String, Vec<String>)> {
        let open = view.open();
        let region_text = |&region: &Region| {
            let spaces = Space::all().filter(|&at| open.map().region(at) == region);
            let lines = spaces.map(|at| self.space(view, at)).collect();
            (self.region_label(open, region), lines)
        };
        Region::ALL.iter().map(region_text).collect()
    }

    /// A region with its label: "New Hope: 3 VP", covered or not.
    pub fn region_label(&self, open: &Open, region: Region) -> String {
        let reward = self.reward(&open.parts().boards.label(region));
        let key = if open.covered.has(region) { "label-covered" } else { "label" };
        self.say(key, &[("region", self.region(region).into()), ("reward", reward.into())])
    }
}
